import UIKit

/// Fades the screen in; dismissing, it fades the one below in again.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)  // expect: TV1004
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      toView?.alpha = 1
    } completion: { _ in
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Full screen; the device is turned only while the screens change.
private final class TurningScenario: AnimatorScenario {
  override var style: UIModalPresentationStyle? { .fullScreen }
  override var rotates: Bool { top.transitionCoordinator != nil }

  override func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning { FadeAnimator() }
}
