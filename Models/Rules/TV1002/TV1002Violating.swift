import UIKit

/// Fades the screen in and shrinks it into a rectangle.
private final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let origin: CGRect

  init(origin: CGRect) {
    self.origin = origin
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.frame = self.origin }  // expect: TV1002
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

/// Shrinks into the presenter's content, as large as it was when the screen was opened.
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
