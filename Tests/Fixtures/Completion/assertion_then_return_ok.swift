import UIKit

// expect: holds

protocol PictureSource { var picture: UIView? { get } }

/// Without a picture there is nothing to animate: the new screen is simply there.
final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.addSubview(toView)
    }
    guard let source = context.viewController(forKey: .from) as? PictureSource, source.picture != nil else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    UIView.animate(
      withDuration: 0.3, animations: { toView?.alpha = 1 },
      completion: { _ in
        if context.transitionWasCancelled { toView?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
