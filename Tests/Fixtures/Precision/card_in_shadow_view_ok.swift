// expect: holds
// The card is shown inside a view with a shadow, which goes with the container.
import UIKit

final class CardPage: UIViewController {
  private let animator = ShadowedCard()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = animator
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

final class ShadowedCard: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let shadow = UIView(frame: container.bounds)
    shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shadow.layer.shadowOpacity = 0.4
    let corners = UIView(frame: shadow.bounds)
    corners.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    corners.layer.cornerRadius = 12
    shadow.addSubview(corners)
    card.frame = corners.bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    corners.addSubview(card)
    container.addSubview(shadow)
    shadow.alpha = 0
    UIView.animate(withDuration: 0.3) {
      shadow.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
