import UIKit

/// Hands over a view that is declared with `!`: on the way back from a kept presenter there is none.
final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let coming: UIView! = transitionContext.view(forKey: .to)
    let going = transitionContext.view(forKey: .from)
    transitionContext.containerView.insertSubview(coming, at: 0)  // expect: TV1205
    UIView.animate(withDuration: 0.3) {
      going?.alpha = 0
    } completion: { _ in
      going?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class Cover: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CoverAnimator()
  }
}
