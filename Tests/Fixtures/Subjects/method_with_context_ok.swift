// expect: holds

import UIKit

/// Handed a context by a framework that calls it: no protocol of UIKit says so.
final class CardMotion: MotionDescription {
  func run(in context: UIViewControllerContextTransitioning, seconds: TimeInterval) {
    let shown = context.view(forKey: .to)
    if let view = shown { context.containerView.addSubview(view) }
    UIView.animate(withDuration: seconds, animations: {}) { finished in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
