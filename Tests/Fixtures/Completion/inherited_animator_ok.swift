import UIKit

// expect: holds

/// Subclasses say what moves; the base class completes.
class ZoomBase: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let photo = transitionContext.view(forKey: .to)
    if let photo { transitionContext.containerView.addSubview(photo) }
    let finalTransform = photo?.transform ?? .identity
    UIView.animate(withDuration: 0.5, animations: { photo.map(self.zoom) }) { _ in
      photo?.transform = finalTransform
      if transitionContext.transitionWasCancelled { photo?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func zoom(_ photo: UIView) {}
}

final class PhotoZoom: ZoomBase {
  override func zoom(_ photo: UIView) { photo.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
}
