import UIKit

// expect: holds

/// Fades the presented view in or out, as it is told.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
    if let toView { context.containerView.addSubview(toView) }
    let fading = isPresenting ? toView : context.view(forKey: .from)
    fading?.alpha = isPresenting ? 0 : 1
    UIView.animate(withDuration: transitionDuration(using: context)) {
      fading?.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      fading?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Vends one animator for both directions.
private final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = FadeAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = true
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = false
    return animator
  }
}
