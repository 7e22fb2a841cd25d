import UIKit

/// Animates what it has heard of: only presentations. A dismissal finds the mark taken back, and the animator leaves at once.
final class DropTransitions: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private var isAwaited = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isAwaited = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {  // expect: likely TV903
    guard isAwaited else { return }  // expect: TV108 TV103 TV102
    isAwaited = false
    let shown = transitionContext.view(forKey: .to)
    if let shown {
      transitionContext.containerView.addSubview(shown)
      shown.alpha = 0
    }
    UIView.animate(
      withDuration: 0.3, animations: { shown?.alpha = 1 },
      completion: { _ in
        if transitionContext.transitionWasCancelled { shown?.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
