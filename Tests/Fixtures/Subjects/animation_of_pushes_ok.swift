// expect: holds

import RouteKit
import UIKit

/// Only a push is given this animation: it never animates a presentation, whose dismissal would leave one of the views out.
final class LibraryFlow: StackFlow {
  func transition(to book: UIViewController, isLarge: Bool) -> StackTransition {
    let motion: Motion
    if isLarge { motion = .turnPage } else { motion = .turnPage }
    return .push(book, animation: motion)
  }
}

extension Motion {
  static let turnPage = Motion(presentation: Half.leafIn, dismissal: Half.leafOut)
}

extension Half {
  fileprivate static let leafIn = Half(seconds: 0.4) { context in
    let next = context.view(forKey: .to)!
    let former = context.view(forKey: .from)!
    next.frame = former.frame
    context.containerView.addSubview(next)
    UIView.animate(withDuration: 0.4, animations: { former.alpha = 0 }) { _ in
      former.alpha = 1
      if context.transitionWasCancelled { next.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  fileprivate static let leafOut = Half(seconds: 0.4) { context in
    let next = context.view(forKey: .to)!
    let former = context.view(forKey: .from)!
    next.frame = former.frame
    context.containerView.insertSubview(next, belowSubview: former)
    UIView.animate(withDuration: 0.4, animations: { former.alpha = 0 }) { _ in
      former.alpha = 1
      if context.transitionWasCancelled { next.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
