import UIKit

// expect: holds

/// Fades between the two screens and gives the one that comes the container's size, whatever has happened since.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    context.containerView.addSubview(toView)
    toView.frame = context.containerView.bounds
    UIView.animate(
      withDuration: 0.25, animations: { toView.alpha = 1 },
      completion: { _ in
        if context.transitionWasCancelled { toView.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
}
