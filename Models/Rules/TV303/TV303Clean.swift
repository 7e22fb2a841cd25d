import UIKit

// expect: holds

/// Shows a picture of the presenter behind the card while it closes.
private final class CardController: UIPresentationController {
  private var picture: UIView?

  override func dismissalTransitionWillBegin() {
    picture = presentingViewController.view.snapshotView(afterScreenUpdates: false)
    if let picture { containerView?.insertSubview(picture, at: 0) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    picture?.removeFromSuperview()
    picture = nil
  }
}
