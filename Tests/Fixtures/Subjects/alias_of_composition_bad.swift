import UIKit

typealias Animating = NSObject & UIViewControllerAnimatedTransitioning

/// An animator by the name of an alias.
final class Pusher: Animating {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let view = shown { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.4, animations: {}) { _ in
      transitionContext.completeTransition(true)  // expect: TV104
    }
  }
}
