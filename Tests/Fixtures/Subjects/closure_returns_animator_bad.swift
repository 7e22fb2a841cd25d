import MotionKit
import UIKit

/// The framework starts the animator that a closure returns; nobody starts one that stays in the closure.
extension Motion {
  static let rise = Motion(seconds: 0.3) { context in
    let shown = context.view(forKey: .to)
    if let view = shown { context.containerView.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { shown?.alpha = 1 }
    animator.addCompletion { finished in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(finished == .start)  // expect: TV104
    }
    return animator
  }

  static let fall = Motion(seconds: 0.3) { context in
    let shown = context.view(forKey: .to)
    if let view = shown { context.containerView.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { shown?.alpha = 1 }
    animator.addCompletion { _ in  // expect: TV103
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
