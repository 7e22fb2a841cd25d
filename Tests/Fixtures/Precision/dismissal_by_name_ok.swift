// expect: holds
import UIKit

/// Says by its name what it is for, asks for both sides, and forces the view that a dismissal always has.
public final class CardDismissalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.25
  }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let card = transitionContext.view(forKey: .from)!
    let list = transitionContext.viewController(forKey: .to)!
    let target = list.title == nil ? CGAffineTransform(scaleX: 0.1, y: 0.1) : CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(withDuration: 0.25) {
      card.transform = target
    } completion: { _ in
      if transitionContext.transitionWasCancelled {
        card.transform = .identity
      } else {
        card.removeFromSuperview()
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
