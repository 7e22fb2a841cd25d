import UIKit

/// Commits without asking: right as long as nothing can cancel the transition, but who vends it decides that.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let coming = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(coming) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      // expect: likely TV104
      transitionContext.completeTransition(true)
    }
  }
}
