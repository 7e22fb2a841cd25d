import UIKit

/// Fades a picture of the screen that goes, in its place.
private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    let picture = fromView?.snapshotView(afterScreenUpdates: false) ?? UIView()
    if let toView {
      toView.frame = container.bounds
      container.insertSubview(toView, at: 0)
    }
    container.addSubview(picture)
    fromView?.removeFromSuperview()  // expect: TV306
    UIView.animate(withDuration: transitionDuration(using: context)) {
      picture.alpha = 0
    } completion: { _ in
      picture.removeFromSuperview()
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
