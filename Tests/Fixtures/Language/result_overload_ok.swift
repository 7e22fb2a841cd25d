import UIKit

protocol FadingPart {}
final class FadingView: UIView, FadingPart {}

/// Functions that differ in their results alone: what is expected of a call tells which one is meant.
final class ChosenPartsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  private func part<Part>(_ key: UITransitionContextViewKey) -> Part? where Part: FadingPart {
    let view: UIView? = part(key)
    return view as? Part
  }

  private func part(_ key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  // expect: holds
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    let view: UIView? = part(.to)
    if let view { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if context.transitionWasCancelled { view?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
