import UIKit

// expect: holds

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
    if let containerView {
      blurView.frame = containerView.bounds
      blurView.effect = UIBlurEffect(style: .light)
      containerView.insertSubview(blurView, at: 0)
    }
    presentingViewController.beginAppearanceTransition(false, animated: isAnimated)
    fadeBlur(from: 0, to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed {
      blurView.removeFromSuperview()
      // The screen below stays: turn its disappearance back.
      presentingViewController.beginAppearanceTransition(true, animated: true)
    }
    presentingViewController.endAppearanceTransition()
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(true, animated: isAnimated)
    fadeBlur(from: 1, to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      blurView.removeFromSuperview()
    } else {
      // The card stays and covers the screen below again.
      presentingViewController.beginAppearanceTransition(false, animated: true)
    }
    presentingViewController.endAppearanceTransition()
  }

  /// Rotation and every other change of size.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let containerView { blurView.frame = containerView.bounds }
  }

  private var isAnimated: Bool { presentedViewController.transitionCoordinator != nil }

  private func fadeBlur(from start: CGFloat, to end: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      blurView.alpha = end
      return
    }
    blurView.alpha = start
    coordinator.animate { _ in
      self.blurView.alpha = end
    } completion: { context in
      self.blurView.alpha = context.isCancelled ? start : end
    }
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
