import UIKit

/// Subclasses animate; without one there is nothing to animate.
class ZoomBase: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let photo = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    transitionContext.containerView.addSubview(photo)
    zoom(photo, in: transitionContext)
  }

  func zoom(_ photo: UIView, in transitionContext: UIViewControllerContextTransitioning) {
    if transitionContext.transitionWasCancelled { photo.removeFromSuperview() }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

final class PhotoZoom: ZoomBase {
  override func zoom(_ photo: UIView, in transitionContext: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.5, animations: { photo.transform = .identity }) { ended in
      if ended {
        if transitionContext.transitionWasCancelled { photo.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      } else {
        photo.removeFromSuperview()
        transitionContext.completeTransition(false)  // expect: TV105
      }
    }
  }
}
