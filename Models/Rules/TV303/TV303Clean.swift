import UIKit

// expect: holds

/// Shrinks the presenter's view, in its place, while the card closes.
private final class CardController: UIPresentationController {
  override func dismissalTransitionWillBegin() {
    presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    presentingViewController.view.transform = .identity
  }
}
