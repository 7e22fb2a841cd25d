// expect: holds
import UIKit

/// Inherits from a class of another module, which need not be an interaction controller too.
final class DropIn: ModuleAnimator {
  override func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.4) {
      view.alpha = 1
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      if isCancelled { view.removeFromSuperview() }
      transitionContext.completeTransition(!isCancelled)
    }
  }
}
