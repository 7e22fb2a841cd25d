import UIKit

// expect: holds

/// Passes an own method as the completion of the animation.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    let curtain = context.view(forKey: .to)
    curtain.map(context.containerView.addSubview)
    curtain?.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: { curtain?.alpha = 1 }, completion: curtainIsUp)
  }

  private func curtainIsUp(_ finished: Bool) {
    guard let context else { return }
    let curtain = context.view(forKey: .to)
    curtain?.alpha = 1
    if context.transitionWasCancelled { curtain?.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
