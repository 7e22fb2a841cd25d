import UIKit

/// Presents by itself, and is the delegate as long as what it shows is there.
final class CardSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  var keeper: CardSegue?

  override func perform() {
    destination.modalPresentationStyle = .custom
    destination.transitioningDelegate = self  // expect: TV901
    source.present(destination, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Fade() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    keeper = nil
    return Fade()
  }
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
