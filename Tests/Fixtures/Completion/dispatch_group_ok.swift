import UIKit

// expect: holds

/// Fades and moves at once and completes when both have ended.
final class TwinAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    if let coming { context.containerView.addSubview(coming) }
    let both = DispatchGroup()
    both.enter()
    UIView.animate(withDuration: 0.4, animations: { context.containerView.layoutIfNeeded() }) { _ in both.leave() }
    both.enter()
    UIView.animate(withDuration: 0.4, delay: 0, animations: { coming?.layoutIfNeeded() }) { _ in both.leave() }
    both.notify(queue: .main) {
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
