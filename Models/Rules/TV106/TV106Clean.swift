import UIKit

// expect: holds

/// Fades quickly while the view slides in slowly.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
    let moving = toView ?? context.view(forKey: .from)
    let offset = CGAffineTransform(translationX: 0, y: 300)
    if let toView {
      toView.transform = offset
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: 0.3) {
      moving?.alpha = 0.9
    }
    UIView.animate(withDuration: 0.6) {
      moving?.transform = toView == nil ? offset : .identity
    } completion: { _ in
      moving?.alpha = 1
      moving?.transform = .identity
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
