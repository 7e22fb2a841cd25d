// expect: holds
import UIKit

/// Whatever ends the drag ends its transition, and takes the flag back.
final class NoteController: UIViewController, UIViewControllerTransitioningDelegate {
  private let pull = NotePull()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: view).y / 300
    switch pan.state {
    case .began:
      pull.begin()
      dismiss(animated: true)
    case .changed:
      pull.update(progress)
    case .ended:
      pull.end(progress > 0.5)
    case .cancelled, .failed:
      pull.end(false)
    default:
      break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    pull.isActive ? NoteFall() : nil
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    pull.isActive ? pull : nil
  }
}

final class NotePull: UIPercentDrivenInteractiveTransition {
  private(set) var isActive = false
  private var hasStarted = false
  private var early: Bool?

  func begin() { (isActive, hasStarted, early) = (true, false, nil) }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if let early { end(early) }
  }

  func end(_ finishes: Bool) {
    isActive = false
    if !hasStarted {
      early = finishes
    } else if finishes {
      finish()
    } else {
      cancel()
    }
  }
}

final class NoteFall: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .from) else { return context.completeTransition(false) }
    let height = page.bounds.height
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      animations: { page.transform = CGAffineTransform(translationX: 0, y: height) },
      completion: { _ in
        if context.transitionWasCancelled { page.transform = .identity }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

final class NoteListController: UIViewController {
  @objc func open() {
    let note = NoteController()
    note.modalPresentationStyle = .fullScreen
    note.transitioningDelegate = note
    present(note, animated: true)
  }
}
