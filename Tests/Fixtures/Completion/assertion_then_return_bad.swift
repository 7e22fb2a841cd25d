import UIKit

protocol PictureSource { var picture: UIView? { get } }

/// Trusts that both screens show a picture. In a release build the assertion does nothing, and nothing else does either.
final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let source = context.viewController(forKey: .from) as? PictureSource, source.picture != nil else {
      assertionFailure("no picture")
      return  // expect: TV103
    }
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.addSubview(toView)
    }
    UIView.animate(
      withDuration: 0.3, animations: { toView?.alpha = 1 },
      completion: { _ in
        if context.transitionWasCancelled { toView?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
