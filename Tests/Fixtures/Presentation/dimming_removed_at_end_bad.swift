import UIKit

/// The dimming view goes when the fade ends, though the user has let the page go back. The next presentation has a presentation
/// controller, and a dimming view, of its own: nothing is taken from that.
final class DimmedPresentationController: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, at: 0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    UIView.animate(withDuration: 0.2, animations: { self.dimming.alpha = 0 }) { _ in
      self.dimming.removeFromSuperview()  // expect: likely TV403
    }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
  }
}
