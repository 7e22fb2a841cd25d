import UIKit

/// Works with a picture of the screen that comes, and gives up when there is none.
final class CubeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(arriving)
    guard let face = arriving.snapshotView(afterScreenUpdates: true) else { return }  // expect: TV103
    context.containerView.addSubview(face)
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { face.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { face.alpha = 1 }
    } completion: { _ in
      face.removeFromSuperview()
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
