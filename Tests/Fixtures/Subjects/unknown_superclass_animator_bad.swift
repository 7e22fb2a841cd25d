import UIKit
import OverlayKit

/// The superclass comes from a framework: only what it overrides says that it is an animator.
final class DropAnimator: OverlayAnimator {
  init() { super.init(inDuration: 0.2, outDuration: 0.3) }

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    super.animateTransition(using: transitionContext)
    overlay.view.alpha = 0
    UIView.animate(
      withDuration: inDuration,
      animations: { self.overlay.view.alpha = 1 },
      completion: { finished in transitionContext.completeTransition(finished) }  // expect: TV105
    )
  }
}
