import UIKit

// Who sets the delegate sets a style, too, and computes it: whether one of them keeps the presenter's view is not known.

final class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let below = transitionContext.viewController(forKey: .to)?.view,
      let above = transitionContext.viewController(forKey: .from)?.view
    else {
      transitionContext.completeTransition(false)
      return
    }
    below.frame = transitionContext.containerView.bounds
    transitionContext.containerView.insertSubview(below, belowSubview: above)  // expect: possible TV302
    UIView.animate(withDuration: 0.3) {
      above.frame.origin.y = transitionContext.containerView.bounds.height
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class LiftDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    LiftAnimator()
  }
}

extension UIViewController {
  func rise(with delegate: LiftDelegate, style: UIModalPresentationStyle) {
    transitioningDelegate = delegate
    modalPresentationStyle = style
  }
}
