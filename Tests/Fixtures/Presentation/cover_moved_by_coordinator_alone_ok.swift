// expect: holds
import UIKit

/// A cover in the window, in front of the container, that moves up with and without a transition and follows the window.
final class RisingCoverPresentation: UIPresentationController {
  private let cover = UIView()

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let window = container.window else { return }
    cover.frame = container.bounds
    window.addSubview(cover)
    let raise = { self.cover.transform = CGAffineTransform(translationX: 0, y: -300) }
    guard let coordinator = presentedViewController.transitionCoordinator else {
      raise()
      return
    }
    coordinator.animate(alongsideTransition: { _ in raise() })
  }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    let transform = cover.transform
    cover.transform = .identity
    cover.frame = container.bounds
    cover.transform = transform
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { cover.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else { return }
    coordinator.animate(
      alongsideTransition: { _ in self.cover.transform = .identity },
      completion: { context in
        if context.isCancelled { self.cover.transform = CGAffineTransform(translationX: 0, y: -300) }
      })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { cover.removeFromSuperview() }
  }
}
