// expect: holds
import UIKit

/// Dims alongside the transition, or at once.
final class DimController: UIPresentationController {
  private let dim = UIView()

  override func presentationTransitionWillBegin() {
    containerView?.addSubview(dim)
    dim.alpha = 0
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dim.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dim.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
  }
}
