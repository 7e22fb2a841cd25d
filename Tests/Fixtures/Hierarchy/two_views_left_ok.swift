// expect: holds
import UIKit

/// What the presentation controller puts up goes when the presentation was cancelled.
final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator()
  }
}

final class CardPresentation: UIPresentationController {
  private let dimming = UIView()
  private let handle = UIView()

  override func presentationTransitionWillBegin() {
    presentingViewController.view.window?.addSubview(dimming)
    presentingViewController.view.window?.addSubview(handle)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return }
    dimming.removeFromSuperview()
    handle.removeFromSuperview()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming.removeFromSuperview()
    handle.removeFromSuperview()
  }
}

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    context.containerView.addSubview(coming)
    coming.alpha = 0
    UIView.animate(withDuration: 0.3) {
      coming.alpha = 1
    } completion: { _ in
      if context.transitionWasCancelled { coming.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Presents with it.
final class CardHost: UIViewController {
  private let delegate = CardDelegate()

  func showCard() {
    guard presentedViewController == nil else { return }
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    present(card, animated: true)
  }
}
