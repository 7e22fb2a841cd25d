import UIKit

/// Takes whoever presents for the list: a navigation or tab controller is what the context often gives.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let list = context.viewController(forKey: .from) as! ListController  // expect: TV1205
    list.scrollToSelection()
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
