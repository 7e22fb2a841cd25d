import UIKit

/// Animates, and nothing completes the transition when the animation has ended.
final class FadeIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) { view.alpha = 1 }  // expect: TV103
  }
}
