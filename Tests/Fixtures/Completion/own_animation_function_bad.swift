import MotionKit
import UIKit

/// Animates with a function of another module, which passes on what `UIView.animate` told it.
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
    ) { done in
      fromView?.alpha = 1
      if !done { toView?.removeFromSuperview() }
      context.completeTransition(done)  // expect: TV105
    }
  }
}
