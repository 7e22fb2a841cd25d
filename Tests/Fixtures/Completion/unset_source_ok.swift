// expect: holds
import UIKit

protocol ThumbnailSource: AnyObject {
  func thumbnail() -> UIView
}

// The app sets the source before it presents, nothing in this file does: the transition ends with one and without.
final class ThumbnailZoom: NSObject, UIViewControllerAnimatedTransitioning {
  var source: ThumbnailSource?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let source = source else {
      appear(transitionContext)
      return
    }
    let thumbnail = source.thumbnail()
    transitionContext.containerView.addSubview(thumbnail)
    UIView.animate(withDuration: 0.3, animations: { thumbnail.alpha = 0 }) { _ in
      thumbnail.removeFromSuperview()
      self.appear(transitionContext)
    }
  }

  private func appear(_ context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    if let coming { context.containerView.addSubview(coming) }
    UIView.animate(withDuration: 0.3, animations: { coming?.layoutIfNeeded() }) { _ in
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
