// expect: holds
import UIKit

/// Pops with an animator that puts the page below into the container with its final frame.
final class ShelfDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? ShelfAnimator() : nil }
}

final class ShelfAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let shelf = context.view(forKey: .to), let page = context.viewController(forKey: .to),
      let book = context.view(forKey: .from)
    else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    shelf.frame = context.finalFrame(for: page)
    context.containerView.insertSubview(shelf, belowSubview: book)
    UIView.animate(withDuration: 0.3) {
      book.alpha = 0
    } completion: { _ in
      book.alpha = 1
      if context.transitionWasCancelled { shelf.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
