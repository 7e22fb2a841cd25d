import UIKit

/// Dims alongside the transition alone: whoever presents without animation sees no dimming.
final class DimController: UIPresentationController {
  private let dim = UIView()

  override func presentationTransitionWillBegin() {
    containerView?.addSubview(dim)
    dim.alpha = 0
    // expect: likely TV1201
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
  }
}
