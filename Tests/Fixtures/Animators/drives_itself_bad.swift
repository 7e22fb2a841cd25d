import UIKit

/// Animator and interaction controller in one: it animates when the interaction starts, but not without a picture of what is below.
final class SpringUp: NSObject,  // expect: TV201
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    assertionFailure("never asked")
  }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    guard let shadow = context.containerView.snapshotView(afterScreenUpdates: false) else { return }
    shadow.removeFromSuperview()
    let shown = context.view(forKey: .to)
    if let shown = shown, let next = context.viewController(forKey: .to) {
      shown.frame = context.finalFrame(for: next)
      context.containerView.addSubview(shown)
    }
    let spring = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { shown?.layoutIfNeeded() }
    spring.addCompletion { _ in
      context.finishInteractiveTransition()
      context.completeTransition(true)
    }
    spring.startAnimation()
  }
}
