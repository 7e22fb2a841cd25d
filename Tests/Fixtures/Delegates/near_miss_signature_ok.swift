import UIKit

// expect: holds

/// Vends the same movement both ways.
final class DoorDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DoorAnimator()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DoorAnimator()
  }
}

final class DoorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let door = transitionContext.view(forKey: .to)
    if let door { transitionContext.containerView.addSubview(door) }
    UIView.animate(withDuration: 0.3) {
      door?.layoutIfNeeded()
    } completion: { _ in
      if transitionContext.transitionWasCancelled { door?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
