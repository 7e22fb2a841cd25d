import UIKit

/// Leaves without completing when the tagged view is missing, which is up to whoever makes the screen.
final class TagDismissal: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let screen = transitionContext.viewController(forKey: .from)!
    guard let card = screen.view.viewWithTag(7) else {
      return  // expect: TV103
    }
    UIView.animate(withDuration: 0.3) {
      card.frame.origin.y = 900
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
