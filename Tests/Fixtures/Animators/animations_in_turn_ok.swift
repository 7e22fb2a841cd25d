import UIKit

/// Declares the whole time of two animations, which come one after the other; what glows when all is over takes no time.
// expect: holds
final class StepwiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration = 0.4

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration + 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    card.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(card)
    card.alpha = 0
    UIView.animate(withDuration: duration) {
      card.alpha = 0.5
    } completion: { _ in
      UIView.animate(withDuration: 0.3) {
        card.alpha = 1
      } completion: { _ in
        if context.transitionWasCancelled { card.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
        UIView.animate(withDuration: 1) { card.layer.shadowOpacity = 0.5 }
      }
    }
  }
}
