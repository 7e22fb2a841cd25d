import RouteKit
import UIKit

/// Only a push is given this animation: what is found is found in pushes and pops.
final class LibraryFlow: StackFlow {
  func transition(to book: UIViewController) -> StackTransition { .push(book, animation: .turnPage) }
}

extension Motion {
  static let turnPage = Motion(presentation: Half.leafIn, dismissal: nil)
}

extension Half {
  fileprivate static let leafIn = Half(seconds: 0.4) { context in
    let next = context.view(forKey: .to)!
    let former = context.view(forKey: .from)!
    next.frame = former.frame
    context.containerView.addSubview(next)
    UIView.animate(withDuration: 0.4, animations: { former.alpha = 0 }) { finished in
      former.alpha = 1
      context.completeTransition(finished)  // expect: TV105
    }
  }
}
