import UIKit

/// Covers the change with a black view that fades away.
private final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView { context.containerView.addSubview(toView) }
    let cover = UIView(frame: context.containerView.bounds)
    cover.backgroundColor = .black
    context.containerView.addSubview(cover)  // expect: TV304
    UIView.animate(withDuration: transitionDuration(using: context)) {
      cover.alpha = 0
      if toView == nil { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      if context.transitionWasCancelled {
        cover.removeFromSuperview()
        toView?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
