import UIKit

/// Grows the card to its full size and shrinks it again.
private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let arrivingView = context.view(forKey: .to)
    let card = arrivingView ?? context.view(forKey: .from)
    let small = CGAffineTransform(scaleX: 0.4, y: 0.4)
    if let arrivingView {
      arrivingView.transform = small
      context.containerView.addSubview(arrivingView)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
    ) {
      card?.transform = arrivingView == nil ? small : .identity
    } completion: { _ in
      card?.transform = .identity
      if context.transitionWasCancelled { arrivingView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Blurs the screen below the card, and tells it that it is covered.
private final class CardPresentationController: UIPresentationController {
  private lazy var blurView = UIVisualEffectView(effect: nil)

  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    let container = containerView!
    blurView.frame = container.bounds
    container.addSubview(blurView)  // expect: TV402 TV401
    blurView.alpha = 0

    presentingViewController.beginAppearanceTransition(false, animated: false)
    let coordinator = presentedViewController.transitionCoordinator!  // expect: TV801
    coordinator.animate(alongsideTransition: { _ in
      self.blurView.effect = UIBlurEffect(style: .light)
      self.blurView.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()  // expect: TV507
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(true, animated: true)
    let coordinator = presentedViewController.transitionCoordinator!  // expect: TV801
    coordinator.animate(alongsideTransition: { _ in self.blurView.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()  // expect: TV507
    if completed { blurView.removeFromSuperview() }
  }
}

/// The card in full size.
private final class CardDetailController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator()
  }
}
