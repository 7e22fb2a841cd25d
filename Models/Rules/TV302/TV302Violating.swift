import UIKit

/// Fades the view that comes, or, if it is not part of the transition, the one that goes.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.viewController(forKey: .to)?.view
    if let toView, let controller = context.viewController(forKey: .to) {
      toView.frame = context.finalFrame(for: controller)
      toView.alpha = 0
      context.containerView.addSubview(toView)  // expect: TV302
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
