// expect: holds
import UIKit

/// Swift 2: a snapshot is no optional, and layers take animations for keys.
class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval { return 0.3 }

  func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.viewForKey(UITransitionContextToViewKey),
      let container = transitionContext.containerView()
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
      return
    }
    let picture = toView.snapshotViewAfterScreenUpdates(true)
    container.addSubview(toView)
    container.addSubview(picture)
    UIView.animateWithDuration(0.3, animations: { picture.alpha = 0 }) { _ in
      picture.removeFromSuperview()
      if transitionContext.transitionWasCancelled() { toView.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
    }
  }
}
