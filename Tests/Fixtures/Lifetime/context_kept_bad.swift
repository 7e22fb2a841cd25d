import UIKit

/// Remembers the context for a gesture that may come, and never lets go of it; the delegate keeps the animator.
final class PeekAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var current: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    current = transitionContext  // expect: TV902
    let peek = transitionContext.view(forKey: .to)
    if let peek { transitionContext.containerView.addSubview(peek) }
    UIView.animate(withDuration: 0.3) {
      peek?.layoutIfNeeded()
    } completion: { _ in
      if transitionContext.transitionWasCancelled { peek?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class Peeking: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = PeekAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}
