import MotionKit
import UIKit

// expect: holds

/// Animates with a function of another module, and asks the context what happened.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
    let fromView = context.view(forKey: .from)
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.addSubview(toView)
    }
    Motion.animate(
      { if toView == nil { fromView?.alpha = 0 } },
      config: .gentle
    ) { _ in
      fromView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
