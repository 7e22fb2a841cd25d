import UIKit

// expect: holds

/// The client says how to animate and calls back.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Step = (UIView, @escaping () -> Void) -> Void
  private let step: Step

  init(step: @escaping Step) { self.step = step }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(card)
    step(card) {
      if context.transitionWasCancelled { card.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class CardOpener: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ClosureAnimator { card, done in
      UIView.animate(withDuration: 0.3) {
        card.alpha = 1
      } completion: { _ in
        done()
      }
    }
  }
}
