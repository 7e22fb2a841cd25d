// expect: holds
import UIKit

/// Presents by itself, and is the delegate as long as what it shows is there.
final class CardSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  private static var shown: CardSegue?

  override func perform() {
    CardSegue.shown = self
    destination.modalPresentationStyle = .custom
    destination.transitioningDelegate = self
    source.present(destination, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Fade() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let view = shown { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if transitionContext.transitionWasCancelled { shown?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
