import UIKit

// expect: holds

final class ShadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    Motion.usual
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shade = transitionContext.view(forKey: .to)
    if let shade { transitionContext.containerView.addSubview(shade) }
    shade?.alpha = 0
    Motion.run({ shade?.alpha = 1 }) { _ in
      shade?.alpha = 1
      if transitionContext.transitionWasCancelled { shade?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
