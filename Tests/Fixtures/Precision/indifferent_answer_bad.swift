import UIKit

/// What the unknown settings say makes no difference: the flag is wrong either way.
final class SettingsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.viewController(forKey: .to)?.view, let color = ThemeStore.current?.background else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    view.backgroundColor = color
    if ThemeStore.isCompact { view.layer.cornerRadius = 8 }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { finished in
      context.completeTransition(finished)  // expect: certain TV105
    }
  }
}
