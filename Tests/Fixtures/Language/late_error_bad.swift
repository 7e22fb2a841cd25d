// An animation that is cut short throws, and what catches that forgets the transition.
import UIKit

struct Interrupted: Error {}

class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    Task { @MainActor in
      do {
        try await fade()
        if transitionContext.transitionWasCancelled { view?.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      } catch is Interrupted {
        print("cut short")  // expect: TV103
      }
    }
  }

  private func fade() async throws {
    let finished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.3) {
      } completion: { finished in
        continuation.resume(returning: finished)
      }
    }
    guard finished else { throw Interrupted() }
  }
}
