import UIKit

/// The shade lies in a frame of its own, and is there without animation, too.
// expect: holds
final class ShadeController: UIPresentationController {
  private let frameView = UIView()
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(frameView, at: 0)
    frameView.addSubview(shade)
    shade.alpha = 0
    guard let coordinator = presentedViewController.transitionCoordinator else {
      shade.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { frameView.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { frameView.removeFromSuperview() }
  }
}
