import UIKit

final class PlayerController: UIViewController {
  let pull = PullDown()

  override func viewDidLoad() {
    super.viewDidLoad()
    pull.attach(to: view)
    transitioningDelegate = pull
  }
}

/// Whoever shows the page says what the beginning of a drag starts.
final class PullDown: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate {
  var onBegin: (() -> Void)?
  private var isActive = false
  private var hasStarted = false
  private var early: Bool?

  func attach(to view: UIView) {
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {  // expect: TV201
    case .began:
      (isActive, hasStarted, early) = (true, false, nil)
      onBegin?()
    case .changed:
      update(pan.translation(in: pan.view).y / 400)
    case .ended:
      end(pan.velocity(in: pan.view).y > 0)
    default:
      break
    }
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if let early { end(early) }
  }

  private func end(_ finishes: Bool) {
    isActive = false
    if !hasStarted {
      early = finishes
    } else if finishes {
      finish()
    } else {
      cancel()
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    isActive ? Sinking() : nil
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    isActive ? self : nil
  }
}

final class Sinking: NSObject, UIViewControllerAnimatedTransitioning {
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
