import UIKit

// expect: holds

/// Fades what is shown in, and lets it fall when it goes; whoever makes it says which.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var dismissal = false

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if dismissal { fall(context) } else { rise(context) }
  }

  private func rise(_ context: UIViewControllerContextTransitioning) {
    let veil = UIView(frame: context.containerView.bounds)
    context.containerView.addSubview(veil)
    veil.alpha = 0
    UIView.animate(withDuration: 0.15, animations: { veil.alpha = 1 }) { finished in
      veil.removeFromSuperview()
      guard let shown = context.view(forKey: .to) else {
        context.completeTransition(finished)
        return
      }
      shown.frame = context.containerView.bounds
      context.containerView.addSubview(shown)
      if context.transitionWasCancelled { shown.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func fall(_ context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3, animations: { context.view(forKey: .from)?.alpha = 0 }) { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Makes animators for delegates that are elsewhere.
enum CurtainWorkshop {
  static func animator(dismissal: Bool = false) -> CurtainAnimator {
    let animator = CurtainAnimator()
    animator.dismissal = dismissal
    return animator
  }
}
