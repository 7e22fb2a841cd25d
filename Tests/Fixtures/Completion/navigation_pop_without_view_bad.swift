import UIKit

/// Pushes well; on the way back nobody puts the list under the detail.
final class ShelfAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    let going = context.view(forKey: .from)
    if operation == .push, let coming { context.containerView.addSubview(coming) }
    UIView.animate(withDuration: 0.3) {
      if self.operation == .pop { going?.alpha = 0 }
    } completion: { _ in
      going?.alpha = 1
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)  // expect: TV301
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
