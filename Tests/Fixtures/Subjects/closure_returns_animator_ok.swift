// expect: holds

import MotionKit
import UIKit

/// The framework starts the animator that the closure makes.
extension Motion {
  static let rise = Motion(seconds: 0.3) { context in
    let shown = context.view(forKey: .to)
    if let view = shown { context.containerView.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { shown?.alpha = 1 }
    animator.addCompletion { _ in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  /// It runs already.
  static let fall = Motion(seconds: 0.3) { context in
    let shown = context.view(forKey: .to)
    if let view = shown { context.containerView.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { shown?.alpha = 1 }
    animator.addCompletion { _ in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
    return animator
  }
}

enum Maker {
  static func animator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let shown = context.view(forKey: .to)
    if let view = shown { context.containerView.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { shown?.alpha = 1 }
    animator.addCompletion { _ in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}
