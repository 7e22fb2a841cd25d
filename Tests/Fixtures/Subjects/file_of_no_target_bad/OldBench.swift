import UIKit

/// The bench opens without an end.
final class BenchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let shown = context.view(forKey: .to) { context.containerView.addSubview(shown) }  // expect: TV103
  }
}
