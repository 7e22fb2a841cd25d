import UIKit

// An animator for an app's own container: that it takes the former screen away is wrong only if somebody presents with it.
final class ContainerFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    transitionContext.containerView.addSubview(to.view)  // expect: possible TV302
    UIView.transition(from: from.view, to: to.view, duration: 0.4, options: .transitionCrossDissolve) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
