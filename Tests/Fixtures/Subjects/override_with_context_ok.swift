// expect: holds

import UIKit
import MotionKit

/// The superclass of a framework is the animator; it calls one of two methods, each with the context.
final class SlideMotion: Motion {
  override func animate(forOpening context: UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(arriving)
    arriving.alpha = 0
    UIView.animate(
      withDuration: 0.3,
      animations: { arriving.alpha = 1 },
      completion: { [weak self] _ in
        self?.reset()
        arriving.alpha = 1
        if context.transitionWasCancelled { arriving.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
