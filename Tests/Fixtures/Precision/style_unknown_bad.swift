import UIKit

// An animator for an app's own container: that it takes the former screen along is wrong only if somebody presents with
// it, under a style that keeps the presenter.
final class ContainerPresent: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)!
    let to = transitionContext.viewController(forKey: .to)!
    transitionContext.containerView.addSubview(from.view)  // expect: likely TV302
    transitionContext.containerView.addSubview(to.view)
    UIView.animate(withDuration: 0.4, animations: { to.view.layoutIfNeeded() }) { _ in
      if transitionContext.transitionWasCancelled { to.view.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
