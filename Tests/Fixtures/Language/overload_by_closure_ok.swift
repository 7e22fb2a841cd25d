// expect: holds
import UIKit

extension UIView {
  /// Hands its closure on to the overload with the larger one.
  func fade(_ body: @escaping () -> Void) { fade { _ in body() } }

  func fade(_ body: @escaping (Bool) -> Void) {
    UIView.animate(withDuration: 0.3, animations: { self.alpha = 1 }, completion: body)
  }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(toView)
    toView.alpha = 0
    toView.fade {
      if context.transitionWasCancelled { toView.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
