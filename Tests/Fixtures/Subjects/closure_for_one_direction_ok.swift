// expect: holds

import MotionKit
import UIKit

/// The framework runs each closure for the direction whose label it is given under; the presenter's view stays where it is.
extension Motion {
  static let sheet = Motion(presentation: Half.sheetIn, dismissal: Half.sheetOut)
}

extension Half {
  fileprivate static let sheetIn = Half(seconds: 0.3) { context in
    let shown = context.view(forKey: .to)!
    context.containerView.addSubview(shown)
    shown.alpha = 0
    UIView.animate(withDuration: 0.3, animations: { shown.alpha = 1 }) { _ in
      if context.transitionWasCancelled { shown.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  fileprivate static let sheetOut = Half(seconds: 0.3) { context in
    let hidden = context.view(forKey: .from)!
    UIView.animate(withDuration: 0.3, animations: { hidden.alpha = 0 }) { _ in
      if context.transitionWasCancelled { hidden.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The closure stands in the argument itself.
extension Motion {
  static let fade = Motion(
    presentation: Half(seconds: 0.3) { context in
      let shown = context.view(forKey: .to)!
      context.containerView.addSubview(shown)
      UIView.animate(withDuration: 0.3, animations: { shown.alpha = 1 }) { _ in
        if context.transitionWasCancelled { shown.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    })
}

/// A function of the same shape.
enum Drop {
  static let whole = Motion(forPresented: Drop.fall, forDismissed: nil)

  static func fall(using context: UIViewControllerContextTransitioning) {
    let shown = context.view(forKey: .to)!
    context.containerView.addSubview(shown)
    UIView.animate(withDuration: 0.3, animations: { shown.alpha = 1 }) { _ in
      if context.transitionWasCancelled { shown.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
