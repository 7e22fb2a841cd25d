import UIKit

// expect: holds

/// Lets the screen fall into its place.
private final class FallAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    let height = context.containerView.bounds.height
    let end = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? context.containerView.bounds
    if let toView {
      toView.frame = end.offsetBy(dx: 0, dy: -height)
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.frame = end } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
