import UIKit

// expect: holds

/// Drives itself, and UIKit is told how long that takes.
final class LiftTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    lift(transitionContext)
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) { lift(transitionContext) }

  private func lift(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let sheet = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(true) }
    transitionContext.containerView.addSubview(sheet)
    sheet.alpha = 0
    UIView.animate(
      withDuration: 0.4, animations: { sheet.alpha = 1 },
      completion: { _ in
        transitionContext.finishInteractiveTransition()
        transitionContext.completeTransition(true)
      })
  }
}
