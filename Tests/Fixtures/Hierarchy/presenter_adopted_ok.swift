import UIKit

// expect: holds

/// Puts the view of the presenter into the container only if it takes part.
final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let leaving = transitionContext.view(forKey: .from)
    if let below = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(below, at: 0) }
    UIView.animate(withDuration: 0.3) {
      leaving?.alpha = 0
    } completion: { _ in
      if transitionContext.transitionWasCancelled { leaving?.alpha = 1 }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class Sheet: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    RevealAnimator()
  }
}
