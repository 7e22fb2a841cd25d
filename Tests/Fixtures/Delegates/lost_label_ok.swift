// expect: holds
import UIKit

// What has the name of a question but is called by the class itself is a helper.
final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animationController()
  }

  func animationController() -> UIViewControllerAnimatedTransitioning? {
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
