// expect: holds
import UIKit

/// Whether the animation ran to its end decides about an ornament only.
final class SlideIn: NSObject, UIViewControllerAnimatedTransitioning {
  private var wasSeen = false

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let shown = context.view(forKey: .to), let next = context.viewController(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    shown.frame = context.finalFrame(for: next)
    context.containerView.addSubview(shown)
    shown.alpha = 0
    UIView.animate(withDuration: 0.3) {
      shown.alpha = 1
    } completion: { finished in
      if finished { self.wasSeen = true }
      if context.transitionWasCancelled { shown.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class Gallery: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideIn() }
}
