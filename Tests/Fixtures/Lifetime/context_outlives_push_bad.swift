import UIKit

/// An animator of pushes that keeps its context: wrong as soon as somebody keeps the animator.
final class PushShrink: NSObject, UIViewControllerAnimatedTransitioning {
  var current: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    current = context  // expect: likely TV902
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
