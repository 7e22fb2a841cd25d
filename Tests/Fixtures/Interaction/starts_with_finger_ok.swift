// expect: holds
import UIKit

/// A drag that is over before UIKit starts closes the note by itself: the driver asks elsewhere whether it may start.
final class NoteController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: NoteDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      driver = NoteDriver()
      dismiss(animated: true)
    case .changed:
      driver?.update(pan.translation(in: view).y / 400)
    case .ended where pan.velocity(in: view).y > 0:
      driver?.finish()
      driver = nil
    case .ended, .cancelled, .failed:
      driver?.cancel()  // expect: possible TV202
      driver = nil
    default:
      break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    NoteAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

final class NoteDriver: UIPercentDrivenInteractiveTransition {
  override var wantsInteractiveStart: Bool {
    get { FingerWatch.shared.isDown }
    set {}
  }
}

final class NoteAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 0
    } completion: { _ in
      view?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
