import UIKit

/// Told the direction, and unwraps the presenter's view on both ways.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.3 : 0.2
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // expect: TV801
    let coming = transitionContext.view(forKey: .to)!
    coming.alpha = 0
    transitionContext.containerView.addSubview(coming)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { coming.alpha = 1 },
      completion: { _ in
        coming.alpha = 1
        if transitionContext.transitionWasCancelled { coming.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
