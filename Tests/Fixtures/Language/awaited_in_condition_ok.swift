// expect: holds
// What a task asks for in conditions takes its time, and so does what it does then.
import UIKit

final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private enum Style { case plain, framed }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    Task { @MainActor in
      if let picture = try? await picture() {
        view?.alpha = picture.alpha
        await fade(view)
      } else if await isReady() {
        await fade(view)
      }
      switch await style() {
      case .plain: await Task.yield()
      case .framed: view?.layer.cornerRadius = 0
      }
      let cancelled = transitionContext.transitionWasCancelled
      if cancelled { view?.removeFromSuperview() }
      transitionContext.completeTransition(!cancelled)
    }
  }

  private func picture() async throws -> UIView {
    try await Task.sleep(nanoseconds: 1_000_000)
    return UIView()
  }

  private func isReady() async -> Bool {
    await Task.yield()
    return true
  }

  private func style() async -> Style {
    await Task.yield()
    return .plain
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
