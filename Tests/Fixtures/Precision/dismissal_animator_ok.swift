// expect: holds
import UIKit

/// Slides what goes down and out. Nothing in the file vends it, but its name says what it is for.
final class SlideDownDismissal: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let leaving = transitionContext.viewController(forKey: .from)!
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { leaving.view.frame.origin.y = transitionContext.containerView.bounds.maxY },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
