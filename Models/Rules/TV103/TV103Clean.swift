import UIKit

// expect: holds

/// Shows a picture of the new screen growing, then the screen itself.
private final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
    if let toView { context.containerView.addSubview(toView) }
    guard let picture = (toView ?? context.view(forKey: .from))?.snapshotView(afterScreenUpdates: true) else {
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    picture.alpha = 0
    context.containerView.addSubview(picture)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      picture.alpha = 1
    } completion: { _ in
      picture.removeFromSuperview()
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
