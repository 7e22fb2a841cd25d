import UIKit

// expect: holds

/// Zooms the screen out of a view and back into it.
private final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var originView: UIView?

  init(origin: UIView?) {
    originView = origin
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    let frame = context.containerView.bounds
    let origin = originView.map { $0.convert($0.bounds, to: nil) } ?? frame
    if let toView {
      toView.frame = origin
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.frame = frame } else { fromView?.frame = origin }
    } completion: { _ in
      if context.transitionWasCancelled {
        fromView?.frame = context.containerView.bounds
        toView?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Zooms out of the presenter's content.
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
