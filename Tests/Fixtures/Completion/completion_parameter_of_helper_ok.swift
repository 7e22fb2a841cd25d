import UIKit

// expect: holds

/// The helper says only that it is over; what became of the transition is asked of the context.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let bubble = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    transitionContext.containerView.addSubview(bubble)
    grow(bubble, for: transitionDuration(using: transitionContext)) {
      if transitionContext.transitionWasCancelled { bubble.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func grow(_ view: UIView, for seconds: TimeInterval, done: @escaping () -> Void) {
    let scale = view.transform
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    UIView.animate(
      withDuration: seconds, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
      animations: { view.transform = scale }
    ) { _ in
      view.transform = scale
      done()
    }
  }
}
