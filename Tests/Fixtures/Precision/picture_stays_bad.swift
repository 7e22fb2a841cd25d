import UIKit

/// A picture of what was there lies over the screen for as long as it is presented.
final class PicturedPresentation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let panel = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    guard let dimming = panel.snapshotView(afterScreenUpdates: true) else {
      context.containerView.addSubview(panel)
      context.completeTransition(true)
      return
    }
    context.containerView.addSubview(dimming)  // expect: TV304
    panel.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(panel)
    dimming.alpha = 0
    UIView.animate(withDuration: 0.3) {
      dimming.alpha = 0.4
    } completion: { _ in
      if context.transitionWasCancelled {
        dimming.removeFromSuperview()
        panel.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class PicturedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { PicturedPresentation() }
}
