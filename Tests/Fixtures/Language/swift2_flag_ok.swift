// Swift 2: the animator says whether the swipe was cancelled.
// expect: holds
import UIKit

enum Way { case Left, Right }

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var way: Way = .Left

  func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
    return 0.3
  }

  func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView()!
    let fromVC = transitionContext.viewControllerForKey(UITransitionContextFromViewControllerKey)!
    let toVC = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)!
    container.insertSubview(toVC.view, belowSubview: fromVC.view)
    let width = CGRectGetWidth(container.bounds)
    UIView.animateWithDuration(
      transitionDuration(transitionContext), delay: 0, options: UIViewAnimationOptions.CurveEaseInOut,
      animations: {
        fromVC.view.transform = CGAffineTransformMakeTranslation(self.way == .Left ? -width : width, 0)
      }
    ) { finished in
      fromVC.view.transform = CGAffineTransformIdentity
      if transitionContext.transitionWasCancelled() { toVC.view.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
    }
  }
}
