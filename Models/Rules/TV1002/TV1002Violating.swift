import UIKit

/// Zooms the screen out of a rectangle and back into it.
private final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let origin: CGRect

  init(origin: CGRect) {
    self.origin = origin
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    let frame = context.containerView.bounds
    if let toView {
      toView.frame = origin
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.frame = frame } else { fromView?.frame = self.origin }  // expect: TV1002
    } completion: { _ in
      if context.transitionWasCancelled {
        fromView?.frame = context.containerView.bounds
        toView?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Zooms out of the presenter's content, as large as it was when the screen was opened.
private final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var origin = CGRect.zero

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    origin = source.view.convert(source.view.bounds, to: nil)
    return ZoomAnimator(origin: origin)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    ZoomAnimator(origin: origin)
  }
}
