import UIKit

/// As a guide prints it: the flag is inverted, and one branch completes nothing.
final class CornerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var presenting = false

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.viewController(forKey: .from)!
    let to = transitionContext.viewController(forKey: .to)!
    let toView = transitionContext.view(forKey: .to)!  // expect: likely TV801
    let fromView = transitionContext.view(forKey: .from)!  // expect: likely TV801

    let bounds = container.frame
    var start = transitionContext.initialFrame(for: to)
    let end = transitionContext.finalFrame(for: to)
    var away = transitionContext.finalFrame(for: from)

    if presenting {
      start.origin.x = bounds.size.width
      start.origin.y = bounds.size.height
    } else {
      away = CGRect(
        x: bounds.size.width, y: bounds.size.height, width: toView.frame.size.width, height: toView.frame.size.height)
    }

    container.addSubview(toView)
    toView.frame = start

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        if self.presenting {
          toView.frame = end
        } else {
          fromView.frame = away
        }
      },
      completion: { finished in
        let success = transitionContext.transitionWasCancelled
        if (self.presenting && !success) || (!self.presenting && success) {
          toView.removeFromSuperview()  // expect: TV103
        } else {
          transitionContext.completeTransition(success)  // expect: TV104
        }
      })
  }
}

final class CornerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let animator = CornerAnimator()
    animator.presenting = true
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CornerAnimator()
  }
}
