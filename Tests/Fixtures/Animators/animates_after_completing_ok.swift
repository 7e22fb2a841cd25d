// expect: holds
import UIKit

/// Completes at the end of the animation, or at once where there is none.
final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let page = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    transitionContext.containerView.addSubview(page)
    if !transitionContext.isAnimated {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    } else {
      page.alpha = 0
      UIView.animate(withDuration: 0.3) {
        page.alpha = 1
      } completion: { _ in
        page.alpha = 1
        if transitionContext.transitionWasCancelled { page.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
