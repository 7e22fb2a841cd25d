import UIKit

// The style is a property of something else: its name is not that of a style.

final class LowerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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

final class LowerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    LowerAnimator()
  }
}

struct Options {
  var look: UIModalPresentationStyle
}

final class Shower {
  let delegate = LowerDelegate()
  let page = UIViewController()

  func prepare(_ options: Options) {
    page.transitioningDelegate = delegate
    page.modalPresentationStyle = options.look
  }
}
