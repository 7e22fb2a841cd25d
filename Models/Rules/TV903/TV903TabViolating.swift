import UIKit

/// Fades the tab in that is selected.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var isRunning = false

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {  // expect: TV903
    let toView = context.view(forKey: .to)
    if let toView {
      if !isRunning { toView.alpha = 0 }
      context.containerView.addSubview(toView)
    }
    isRunning = true
    UIView.animate(withDuration: transitionDuration(using: context)) {
      toView?.alpha = 1
    } completion: { _ in
      toView?.alpha = 1
      if context.transitionWasCancelled {
        toView?.removeFromSuperview()
        context.completeTransition(false)
        return
      }
      self.isRunning = false
      context.completeTransition(true)
    }
  }
}

/// Vends one animator again and again.
private final class FadeDelegate: NSObject, UITabBarControllerDelegate {
  private let animator = FadeAnimator()

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}
