import UIKit

/// Shows a picture. Nothing here makes it: what its text says is wrong wherever it is used.
final class PictureIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let shown = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(shown)
    shown.alpha = 0
    UIView.animate(withDuration: 0.3) {
      shown.alpha = 0.5
    } completion: { finished in
      UIView.animate(withDuration: 0.1) {
        shown.alpha = 1
      } completion: { _ in
        if context.transitionWasCancelled { shown.removeFromSuperview() }
        context.completeTransition(finished)  // expect: TV105
      }
    }
  }
}
