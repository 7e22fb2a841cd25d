import UIKit

final class GlowLayer: CALayer {
  var radius: CGFloat = 0
}

/// Never says that its layer is of that class.
final class GlowView: UIView {
  func glow(_ radius: CGFloat) { (layer as! GlowLayer).radius = radius }  // expect: TV1205
}

final class GlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let glow = GlowView(frame: transitionContext.containerView.bounds)
    transitionContext.containerView.addSubview(glow)
    if let coming = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(coming) }
    UIView.animate(withDuration: 0.3, animations: { glow.glow(8) }) { _ in
      glow.removeFromSuperview()
      if transitionContext.transitionWasCancelled { transitionContext.view(forKey: .to)?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
