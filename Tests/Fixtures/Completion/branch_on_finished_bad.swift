import UIKit

/// Asks whether the animation ran to its end before it asks whether the transition was cancelled.
final class SlideIn: NSObject, UIViewControllerAnimatedTransitioning {
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
      if finished {
        if context.transitionWasCancelled { shown.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      } else {
        shown.removeFromSuperview()
        context.completeTransition(false)  // expect: TV105
      }
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
