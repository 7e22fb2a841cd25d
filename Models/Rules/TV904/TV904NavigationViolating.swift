import UIKit

/// Fades the page in or out, as it is told.
private final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var operation = UINavigationController.Operation.push

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.containerView.bounds
      if operation == .push {
        context.containerView.addSubview(toView)
      } else {
        context.containerView.insertSubview(toView, at: 0)
      }
    }
    let fading = operation == .push ? toView : context.view(forKey: .from)
    fading?.alpha = operation == .push ? 0 : 1
    UIView.animate(withDuration: transitionDuration(using: context)) {
      fading?.alpha = self.operation == .push ? 1 : 0
    } completion: { _ in
      fading?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Vends one animator for pushes and pops.
private final class PageDelegate: NSObject, UINavigationControllerDelegate {
  private let animator = PageAnimator()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return animator  // expect: TV904
  }
}
