// Swift 2: the animator finishes although the swipe was cancelled.
import UIKit

enum Way { case Left, Right }

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var way: Way = .Left

  func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
    return 0.3
  }

  func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView()!
    let toView = transitionContext.viewForKey(UITransitionContextToViewKey)
    if let view = toView {
      container.addSubview(view)
    }
    let width = CGRectGetWidth(container.bounds)
    UIView.animateWithDuration(
      transitionDuration(transitionContext), delay: 0, options: UIViewAnimationOptions.CurveEaseInOut,
      animations: {
        container.backgroundColor = width > 320 ? UIColor.blackColor() : UIColor.whiteColor()
      }
    ) { finished in
      transitionContext.completeTransition(true)  // expect: TV104
    }
  }
}
