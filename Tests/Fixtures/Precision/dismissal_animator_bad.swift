import UIKit

/// As its twin, but it takes the end of the animation for the end of the transition.
final class SlideDownDismissal: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let leaving = transitionContext.viewController(forKey: .from)!
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { leaving.view.frame.origin.y = transitionContext.containerView.bounds.maxY },
      completion: { finished in
        transitionContext.completeTransition(finished)  // expect: TV105
      })
  }
}
