import UIKit

/// Fades the view that comes, or, if it is not part of the transition, the one that goes.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var isRunning = false

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {  // expect: TV903
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      if !isRunning { toView.alpha = 0 }
      context.containerView.addSubview(toView)
    }
    isRunning = true
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled {
        toView?.removeFromSuperview()
        context.completeTransition(false)
        return
      }
      self.isRunning = false
      context.completeTransition(true)
    }
  }
}

/// Vends one animator again and again.
private final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = FadeAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}
