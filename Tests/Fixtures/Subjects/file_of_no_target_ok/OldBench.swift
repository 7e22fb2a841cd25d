import UIKit

/// What was left of an earlier version.
final class BenchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let shown = context.view(forKey: .to) { context.containerView.addSubview(shown) }
  }
}
