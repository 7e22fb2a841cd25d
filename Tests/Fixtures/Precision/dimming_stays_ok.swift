import UIKit

/// The dimming view belongs to the presentation and goes with its container.
final class DimmedPresentation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  // expect: holds
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let panel = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let dimming = UIView(frame: context.containerView.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    context.containerView.addSubview(dimming)
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

final class DimmedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { DimmedPresentation() }
}
