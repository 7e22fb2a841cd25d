// expect: holds
import UIKit

/// What the push has faded out is opaque again when it has ended.
final class FadingPushes: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    if let page = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: page) }
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3, animations: { from.alpha = 0 }) { _ in
      from.alpha = 1
      if context.transitionWasCancelled { to.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
