import MotionKit
import UIKit

/// The class is a framework's: it hands the context to the closure.
extension Motion {
  static let fade = Motion(seconds: 0.3) { context in
    let shown = context.view(forKey: .to)
    if let view = shown { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: { shown?.alpha = 1 }) { finished in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(finished)  // expect: TV105
    }
  }
}
