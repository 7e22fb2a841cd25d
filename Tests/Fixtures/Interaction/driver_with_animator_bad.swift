import UIKit

/// Closes by itself, or as far as a drag says.
final class PhotoAway: NSObject, UIViewControllerAnimatedTransitioning {
  private var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let below = context.view(forKey: .to)
    if let below = below { context.containerView.insertSubview(below, at: 0) }
    let photo = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      photo?.layoutIfNeeded()
    } completion: { _ in
      if context.transitionWasCancelled { below?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func begin(_ context: UIViewControllerContextTransitioning) { self.context = context }

  func settle(_ isClosing: Bool) {
    if isClosing { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
    let photo = context?.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {  // expect: TV204
      photo?.layoutIfNeeded()
    } completion: { _ in
      self.context?.completeTransition(isClosing)  // expect: possible TV104
      self.context = nil
    }
  }
}

/// Hands a drag on to the animator.
final class PhotoDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private let transition: PhotoAway

  init(transition: PhotoAway) { self.transition = transition }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) { transition.begin(context) }

  func finish() { transition.settle(true) }

  func cancel() { transition.settle(false) }
}
