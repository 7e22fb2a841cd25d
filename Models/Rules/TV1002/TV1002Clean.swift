import UIKit

// expect: holds

/// Fades the screen in and shrinks it into a view.
private final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var originView: UIView?

  init(origin: UIView?) {
    originView = origin
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    let bounds = context.containerView.bounds
    let origin = originView.map { $0.convert($0.bounds, to: nil) } ?? bounds
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.frame = origin }
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

/// Shrinks into the presenter's content.
private final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private weak var origin: UIView?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    origin = source.view
    return ZoomAnimator(origin: source.view)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    ZoomAnimator(origin: origin)
  }
}
