import UIKit

/// The delegate's way back is spelt as an older UIKit spelt it, so that nobody calls it.
final class DoorDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DoorAnimator()
  }

  func animationController(  // expect: TV905
    forDismissedController dismissed: UIViewController
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
