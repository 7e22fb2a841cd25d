// expect: holds
import UIKit

/// Whoever vends it says which way it goes, by a property.
final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Mode { case present, dismiss }

  var direction: Mode = .present

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let moving = transitionContext.view(forKey: direction == .present ? .to : .from)!
    if direction == .present { transitionContext.containerView.addSubview(moving) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      if wasCancelled && self.direction == .present { moving.removeFromSuperview() }
      transitionContext.completeTransition(!wasCancelled)
    }
  }
}
