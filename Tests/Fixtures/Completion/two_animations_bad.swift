import UIKit

/// Fades and moves at once; each of the two thinks that it is the last.
final class TwinAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    if let coming { context.containerView.addSubview(coming) }
    func end() {
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)  // expect: TV101
    }
    UIView.animate(withDuration: 0.4, animations: { context.containerView.layoutIfNeeded() }) { _ in end() }
    UIView.animate(withDuration: 0.4, delay: 0, animations: { coming?.layoutIfNeeded() }) { _ in end() }
  }
}
