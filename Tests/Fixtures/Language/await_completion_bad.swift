// The transition is completed before the animation that a task awaits has begun to run.
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
      transitionContext.completeTransition(!cancelled)  // expect: TV101
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
