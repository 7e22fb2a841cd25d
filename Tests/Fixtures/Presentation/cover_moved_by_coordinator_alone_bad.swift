import UIKit

/// A cover in the window, in front of the container, that moves up beside a transition only.
final class CoverPresentation: UIPresentationController {
  private let cover = UIView()

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let window = container.window else { return }
    cover.frame = container.bounds
    window.addSubview(cover)  // expect: likely TV1201
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.cover.transform = CGAffineTransform(translationX: 0, y: -300)
    })
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
