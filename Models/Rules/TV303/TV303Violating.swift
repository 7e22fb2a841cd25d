import UIKit

/// Moves the presenter's view behind the card while it closes.
private final class CardController: UIPresentationController {
  private weak var home: UIView?

  override func dismissalTransitionWillBegin() {
    guard let presenterView = presentingViewController.view else { return }
    home = presenterView.superview
    containerView?.insertSubview(presenterView, at: 0)  // expect: TV303
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard !completed, let presenterView = presentingViewController.view else { return }
    home?.insertSubview(presenterView, at: 0)
  }
}
