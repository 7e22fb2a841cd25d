import UIKit

/// Stacks vend it, and sheets, too: what stays below a sheet is not to come.
final class SlideAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)!  // expect: possible TV801
    let leaving = context.view(forKey: .from)!  // expect: possible TV801
    if let screen = context.viewController(forKey: .to) { coming.frame = context.finalFrame(for: screen) }
    context.containerView.insertSubview(coming, belowSubview: leaving)
    UIView.animate(withDuration: 0.3) {
      leaving.layoutIfNeeded()
    } completion: { _ in
      if context.transitionWasCancelled { coming.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

public class StackVendor: NSObject {
  @objc public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? SlideAway() : nil }
}

public class SheetVendor: NSObject {
  @objc public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideAway() }
}
