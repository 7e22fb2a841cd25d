import UIKit

// expect: holds

/// Pushes over the list and pops from above it.
final class ShelfAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    let going = context.view(forKey: .from)
    if let coming, let page = context.viewController(forKey: .to) {
      coming.frame = context.finalFrame(for: page)
      if operation == .push {
        context.containerView.addSubview(coming)
      } else {
        context.containerView.insertSubview(coming, at: 0)
      }
    }
    UIView.animate(withDuration: 0.3) {
      if self.operation == .pop { going?.alpha = 0 }
    } completion: { _ in
      going?.alpha = 1
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class Shelf: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ShelfAnimator(operation: operation)
  }
}
