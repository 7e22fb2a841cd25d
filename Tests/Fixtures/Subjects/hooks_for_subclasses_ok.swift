// expect: holds

import UIKit

/// A library's base class: clients inherit from it, and say what moves.
open class StagedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  open var seconds: TimeInterval { fatalError("override it") }

  open func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { seconds }

  open func stage(_ view: UIView) -> [UIView] { fatalError("override it") }

  open func move(_ views: [UIView]) { preconditionFailure("override it") }

  public func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(arriving)
    let views = stage(arriving)
    UIView.animate(
      withDuration: seconds, animations: { self.move(views) },
      completion: { _ in
        if context.transitionWasCancelled { arriving.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
