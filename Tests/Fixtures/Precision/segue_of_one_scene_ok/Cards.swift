// expect: holds
import UIKit

/// Its only segue leads to a card, which the code says nowhere but in the animator.
final class CardListController: UIViewController {
  func open() { performSegue(withIdentifier: "openCard", sender: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.modalPresentationStyle = .fullScreen
    segue.destination.transitioningDelegate = self
  }
}

extension CardListController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OpenCard() }
}

final class CardController: UIViewController {
  func spread() { view.layoutIfNeeded() }
}

final class OpenCard: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.viewController(forKey: .to) as? CardController, let view = context.view(forKey: .to) else {
      return
    }
    view.frame = context.finalFrame(for: card)
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      card.spread()
    } completion: { _ in
      if context.transitionWasCancelled { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
