import UIKit

/// As its twin, but a push never shows where it leads.
final class CrossFadeNavigation: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let leaving = transitionContext.view(forKey: .from)!
    UIView.animate(
      withDuration: 0.4, animations: { leaving.alpha = 0 },
      completion: { _ in
        leaving.alpha = 1
        // expect: TV301
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
