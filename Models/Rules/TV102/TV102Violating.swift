import UIKit

/// Polls for the end of the transition that it has to end.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    let arriving = context.viewController(forKey: .to)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in  // expect: TV102
      // There is a coordinator until the transition is completed, so this waits for itself.
      guard arriving?.transitionCoordinator == nil else { return }
      timer.invalidate()
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
