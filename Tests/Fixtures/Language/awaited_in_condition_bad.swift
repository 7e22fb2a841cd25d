// What a task asks for in a condition takes its time: the picture flies then, and nobody waits for it.
import UIKit

final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    Task { @MainActor in
      if let picture = try? await picture() {
        UIView.animate(withDuration: 0.3) { view?.alpha = picture.alpha }
      } else {
        await fade(view)
      }
      let cancelled = transitionContext.transitionWasCancelled
      if cancelled { view?.removeFromSuperview() }
      transitionContext.completeTransition(!cancelled)  // expect: TV106
    }
  }

  private func picture() async throws -> UIView {
    try await Task.sleep(nanoseconds: 1_000_000)
    return UIView()
  }

  private func fade(_ view: UIView?) async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 1
      } completion: { _ in
        continuation.resume()
      }
    }
  }
}
