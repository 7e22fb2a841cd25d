// expect: holds

import UIKit

/// Tidies up a second after each change of the tab: nobody changes tabs again and again while much is still to come.
final class TabFader: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
  private var last: String?

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(
      withDuration: 0.3, animations: { toView.alpha = 1 },
      completion: { _ in
        toView.alpha = 1
        if transitionContext.transitionWasCancelled { toView.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.last = nil }
  }
}
