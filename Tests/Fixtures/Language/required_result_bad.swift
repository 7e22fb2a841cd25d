import UIKit

/// Whoever adopts the protocol may have no view.
protocol HeroSource {
  func heroView() -> UIView?
}

final class HeroDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = HeroAnimator()

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard let source = dismissed as? HeroSource else { return nil }
    animator.hero = source.heroView()
    return animator
  }
}

final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var hero: UIView?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let hero else { return }  // expect: TV103, TV108
    UIView.animate(withDuration: 0.3) {
      hero.alpha = 0
    } completion: { _ in
      hero.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
