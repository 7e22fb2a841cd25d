import UIKit

// expect: holds

/// Keeps the view in a constant and asks whether it is there.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
    toView?.layoutIfNeeded()
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.addSubview(toView)
    }
    UIView.animate(
      withDuration: 0.3, animations: { toView?.alpha = 1 },
      completion: { _ in
        if context.transitionWasCancelled { toView?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
