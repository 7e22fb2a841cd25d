import UIKit

/// A pop-over that grows out of its button; the helper reports back whether it got to the end.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let bubble = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    transitionContext.containerView.addSubview(bubble)
    grow(bubble, for: transitionDuration(using: transitionContext)) { didFinish in
      transitionContext.completeTransition(didFinish)  // expect: TV105
    }
  }

  private func grow(_ view: UIView, for seconds: TimeInterval, done: @escaping (Bool) -> Void) {
    let scale = view.transform
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    UIView.animate(
      withDuration: seconds, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
      animations: { view.transform = scale }
    ) { finished in
      view.transform = scale
      if !finished { view.removeFromSuperview() }
      done(finished)
    }
  }
}
