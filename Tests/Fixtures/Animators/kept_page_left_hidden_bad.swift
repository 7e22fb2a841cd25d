import UIKit

/// Slides pages; a snapshot stands for the one that goes.
public final class SlideStack: NSObject, UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? SlideBack() : nil
  }
}

final class SlideBack: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(to, belowSubview: from)
    from.isHidden = true  // expect: likely TV307
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      if context.transitionWasCancelled { from.isHidden = false }
      if context.transitionWasCancelled { to.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
