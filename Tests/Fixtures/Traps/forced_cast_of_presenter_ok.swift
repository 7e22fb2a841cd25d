import UIKit

// expect: holds

/// Scrolls the list if it is the list that presents.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    (context.viewController(forKey: .from) as? ListController)?.scrollToSelection()
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
