// expect: holds
import UIKit

/// Presents by itself; the delegate outlives it.
final class CardSegue: UIStoryboardSegue {
  override func perform() {
    destination.modalPresentationStyle = .custom
    destination.transitioningDelegate = CardDelegate.shared
    source.present(destination, animated: true)
  }
}

final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = CardDelegate()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Fade() }
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
