// expect: holds
import UIKit

/// Only there to be inherited from: nobody makes one.
class Curtain: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}

final class RaisingCurtain: Curtain {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let view = shown { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      let isOver = !transitionContext.transitionWasCancelled
      if !isOver { shown?.removeFromSuperview() }
      transitionContext.completeTransition(isOver)
    }
  }
}
