import UIKit

/// Fades in what comes. A dismissal under a style that keeps the presenter's view would have nothing to unwrap, but
/// nothing in the file says that it animates dismissals.
final class FadeInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // expect: possible TV801
    let coming = transitionContext.view(forKey: .to)!
    coming.alpha = 0
    transitionContext.containerView.addSubview(coming)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { coming.alpha = 1 },
      completion: { _ in
        if transitionContext.transitionWasCancelled { coming.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
