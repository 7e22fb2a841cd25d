import UIKit

/// Tells the new screen that it appears, which UIKit does as well.
final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let sheet = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    sheet.beginAppearanceTransition(true, animated: true)  // expect: TV501
    view.frame = transitionContext.finalFrame(for: sheet)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      sheet.endAppearanceTransition()
      let isCancelled = transitionContext.transitionWasCancelled
      if isCancelled { view.removeFromSuperview() }
      transitionContext.completeTransition(!isCancelled)
    }
  }
}

final class RiseDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { RiseAnimator() }
}
