// expect: holds
import UIKit

/// The page is presented full screen; the style that it sets as its view is loaded comes too late to change that.
final class PageController: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
  }

  func openNext() {
    let next = PageController()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = next
    present(next, animated: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PageAnimator()
  }
}

/// Brings back the view that the presentation has removed.
final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let screen = transitionContext.viewController(forKey: .to), let below = screen.view
    else { return transitionContext.completeTransition(false) }
    below.frame = transitionContext.finalFrame(for: screen)
    transitionContext.containerView.insertSubview(below, belowSubview: from)
    UIView.animate(withDuration: 0.3) {
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      if transitionContext.transitionWasCancelled { below.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
