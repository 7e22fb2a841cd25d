import UIKit

// expect: holds

/// Functions of a body that share their name are told apart by their labels and their number.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    var ends = 0
    func end() { end(animated: true) }
    func end(animated: Bool, after delay: Double = 0) {
      ends += 1
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    func end(_ view: UIView) { view.removeFromSuperview() }
    let shade = UIView()
    context.containerView.addSubview(shade)
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3) {
      shade.alpha = 0
    } completion: { _ in
      end(shade)
      end()
    }
  }
}
