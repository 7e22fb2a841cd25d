import UIKit

/// Completes the transition, and then moves the page in.
final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let page = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    transitionContext.containerView.addSubview(page)
    transitionContext.completeTransition(true)  // expect: TV106
    page.alpha = 0
    UIView.animate(withDuration: 0.3) { page.alpha = 1 }
  }
}
