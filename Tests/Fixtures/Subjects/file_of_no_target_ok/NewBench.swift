import UIKit

// expect: holds

/// What the app shows now.
final class BenchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let shown = context.view(forKey: .to) { context.containerView.addSubview(shown) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
