// expect: holds
import UIKit

/// Whoever adopts the protocol has a view: what it gives is not nil, also where an optional property keeps it.
protocol HeroSource {
  func heroView() -> UIView
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
    guard let hero else { return }
    UIView.animate(withDuration: 0.3) {
      hero.alpha = 0
    } completion: { _ in
      hero.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
