// expect: holds
import UIKit

/// A card that goes by a swipe or by a tap beside it: the tap asks the presenter, unless the card is leaving already.
final class CardPresentation: UIPresentationController {
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    containerView?.addSubview(shade)
    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapBeside)))
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }

  @objc private func tapBeside() {
    if presentedViewController.isBeingDismissed { return }
    presentingViewController.dismiss(animated: true)
  }
}
