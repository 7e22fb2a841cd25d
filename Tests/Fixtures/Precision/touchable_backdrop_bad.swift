import UIKit

/// The picture of the screen behind the menu is only there for the animation, and stays.
final class MenuDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    MenuAnimator()
  }
}

private final class MenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    let backdrop = context.viewController(forKey: .from)?.view.snapshotView(afterScreenUpdates: false)
    if let backdrop { context.containerView.addSubview(backdrop) }  // expect: TV304
    if let coming { context.containerView.addSubview(coming) }
    coming?.alpha = 0
    UIView.animate(withDuration: 0.3) {
      coming?.alpha = 1
    } completion: { _ in
      coming?.alpha = 1
      if context.transitionWasCancelled {
        backdrop?.removeFromSuperview()
        coming?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
