import UIKit

/// Slides what goes down and out. Nothing in the file vends it, but it only asks for the side that goes.
final class SlideDownDismissal: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let leaving = transitionContext.viewController(forKey: .from)!
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { leaving.view.frame.origin.y = transitionContext.containerView.bounds.maxY },
      completion: { _ in
        // Nothing would show what is presented, if anybody presented with it.
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)  // expect: possible TV301
      })
  }
}
