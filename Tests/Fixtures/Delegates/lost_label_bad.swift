import UIKit

// A migration has taken the label away from the second question: the card goes with the standard animation.
final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardFade()
  }

  func animationController() -> UIViewControllerAnimatedTransitioning? {  // expect: TV905
    CardFade()
  }
}

final class CardFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let card = transitionContext.view(forKey: .to)
    if let card { transitionContext.containerView.addSubview(card) }
    UIView.animate(withDuration: 0.2, animations: {}) { _ in
      if transitionContext.transitionWasCancelled { card?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
