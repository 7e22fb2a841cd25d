import UIKit

/// Dims the screen behind the presented controller.
private final class DimmingController: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    fade(to: 1, backTo: 0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    fade(to: 0, backTo: 1)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  private func fade(to alpha: CGFloat, backTo former: CGFloat) {
    presentedViewController.transitionCoordinator?.animate { _ in  // expect: TV1201
      self.dimming.alpha = alpha
    } completion: { context in
      self.dimming.alpha = context.isCancelled ? former : alpha
    }
  }
}
