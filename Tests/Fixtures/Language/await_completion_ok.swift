// The task completes the transition when the animation that it awaits is over.
// expect: holds
import UIKit

class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    Task { @MainActor in
      await fade()
      let cancelled = transitionContext.transitionWasCancelled
      if cancelled { view?.removeFromSuperview() }
      transitionContext.completeTransition(!cancelled)
    }
  }

  private func fade() async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        continuation.resume()
      }
    }
  }
}
