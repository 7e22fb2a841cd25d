import UIKit

// expect: holds

/// The guards look dangerous, but neither controller nor the own view is ever missing.
final class TrayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let tray = transitionContext.viewController(forKey: .to),
      transitionContext.viewController(forKey: .from) != nil,
      let view = transitionContext.view(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: tray)
    transitionContext.containerView.addSubview(view)
    let shown = view.transform
    view.transform = CGAffineTransform(translationX: 0, y: 200)
    UIView.animate(withDuration: 0.25) {
      view.transform = shown
    } completion: { _ in
      view.transform = shown
      if transitionContext.transitionWasCancelled { view.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class TrayOpener: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TrayAnimator()
  }
}
