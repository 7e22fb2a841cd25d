import UIKit

/// Functions of a body that share their name: the one without parameters ends the transition through the one with some.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    var ends = 0
    func end() { end(animated: true) }
    func end(animated: Bool, after delay: Double = 0) {
      ends += 1
      context.completeTransition(true)  // expect: TV104
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
