// expect: holds
import UIKit

/// Shows a picture, and tells whether that was cancelled.
final class PictureIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let shown = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.addSubview(shown)
    shown.frame = context.finalFrame(for: page)
    shown.alpha = 0
    UIView.animate(withDuration: 0.3) {
      shown.alpha = 0.5
    } completion: { _ in
      UIView.animate(withDuration: 0.1) {
        shown.alpha = 1
      } completion: { _ in
        if context.transitionWasCancelled { shown.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

final class Viewer: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { PictureIn() }
}
