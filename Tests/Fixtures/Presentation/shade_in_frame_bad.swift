import UIKit

/// The shade lies in a frame of its own: whoever presents without animation sees no shade.
final class ShadeController: UIPresentationController {
  private let frameView = UIView()
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(frameView, at: 0)
    frameView.addSubview(shade)
    shade.alpha = 0
    // expect: likely TV1201
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { frameView.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { frameView.removeFromSuperview() }
  }
}
