import UIKit

/// Fades between the two screens and gives neither a frame: after a rotation the screen below comes back in its old size.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let fromView = context.viewController(forKey: .from)?.view,
      let toView = context.viewController(forKey: .to)?.view
    else { return }
    context.containerView.addSubview(fromView)  // expect: TV302
    context.containerView.addSubview(toView)  // expect: TV302 TV305 TV1001
    UIView.animate(
      withDuration: 0.25, animations: { toView.alpha = 1 },
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
}
