// expect: holds
import UIKit

/// A navigation controller's delegate and its animator in one: both views are always there, and nothing drives it.
final class CrossFadeNavigation: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let leaving = transitionContext.view(forKey: .from)!
    let coming = transitionContext.view(forKey: .to)!
    coming.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
    transitionContext.containerView.insertSubview(coming, belowSubview: leaving)
    UIView.animate(
      withDuration: 0.4, animations: { leaving.alpha = 0 },
      completion: { _ in
        leaving.alpha = 1
        if transitionContext.transitionWasCancelled { coming.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
