import UIKit

/// One animator for both ways: where it grows from is set when the screen is opened.
private final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var originFrame = CGRect.zero

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: 0.3) {
      if let toView { toView.alpha = 1 } else { fromView?.frame = self.originFrame }  // expect: TV1002
    } completion: { _ in
      toView?.alpha = 1
      if context.transitionWasCancelled {
        fromView?.frame = context.containerView.bounds
        toView?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class PopDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = PopAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.originFrame = source.view.convert(source.view.bounds, to: nil)
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}
