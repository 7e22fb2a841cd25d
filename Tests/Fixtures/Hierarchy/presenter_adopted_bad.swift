import UIKit

/// Puts the view of the presenter into the container by hand, on the way back from a sheet.
final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let below = transitionContext.viewController(forKey: .to) else { return }
    let leaving = transitionContext.view(forKey: .from)
    transitionContext.containerView.insertSubview(below.view, at: 0)  // expect: TV302
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
