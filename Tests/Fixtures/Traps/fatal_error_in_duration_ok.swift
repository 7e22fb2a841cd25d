import UIKit

// expect: holds

/// Asks the card how long it takes; another controller takes as long as any.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    (context?.viewController(forKey: .to) as? CardController)?.duration ?? 0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
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
