import UIKit

/// Covers the change with a black view that fades away.
private final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView { container.addSubview(toView) }
    let cover = UIView(frame: container.bounds)
    cover.backgroundColor = .black
    container.window?.addSubview(cover)  // expect: TV308
    UIView.animate(withDuration: transitionDuration(using: context)) {
      cover.alpha = 0
      if toView == nil { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      cover.removeFromSuperview()
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
