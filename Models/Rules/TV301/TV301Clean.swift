import UIKit

// expect: holds

/// Keeps the new screen hidden behind a black view while that fades away.
private final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.isHidden = true
      context.containerView.addSubview(toView)
    }
    let cover = UIView(frame: context.containerView.bounds)
    cover.backgroundColor = .black
    context.containerView.addSubview(cover)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      cover.alpha = 0
      if toView == nil { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.isHidden = false
      cover.removeFromSuperview()
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
