import MotionKit
import UIKit

/// The presenter's view stays where it is: the closure for presentations has none, whatever the one for dismissals has.
extension Motion {
  static let sheet = Motion(presentation: Half.sheetIn, dismissal: Half.sheetOut)
}

extension Half {
  fileprivate static let sheetIn = Half(seconds: 0.3) { context in
    let shown = context.view(forKey: .to)!
    let covered = context.view(forKey: .from)!  // expect: TV801
    context.containerView.addSubview(shown)
    UIView.animate(withDuration: 0.3, animations: { covered.alpha = 0.5 }) { _ in
      if context.transitionWasCancelled { shown.removeFromSuperview() }
      covered.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  fileprivate static let sheetOut = Half(seconds: 0.3) { context in
    let hidden = context.view(forKey: .from)!
    UIView.animate(withDuration: 0.3, animations: { hidden.alpha = 0 }) { finished in  // expect: TV307
      context.completeTransition(finished)  // expect: TV105
    }
  }
}
