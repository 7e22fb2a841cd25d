import UIKit

/// The bounce after the opening goes on while the next transition comes and ends.
final class BounceDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = BounceAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}

private final class BounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    if let coming {
      coming.frame = context.containerView.bounds
      context.containerView.addSubview(coming)
    }
    UIView.animate(withDuration: 0.3) {
      context.containerView.layoutIfNeeded()
    } completion: { _ in
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)  // expect: likely TV106
    }
  }

  func animationEnded(_ completed: Bool) {
    UIView.animate(withDuration: 2, animations: {}, completion: { _ in print("at rest") })
  }
}
