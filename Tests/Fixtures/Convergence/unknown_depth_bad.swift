import CoreData
import UIKit

// How many contexts are above this one, nobody here knows: each answer leads to one call more. What comes after it
// is not the same for all of them: with four of them the transition is never completed.

final class DeepAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let store: NSManagedObjectContext

  init(store: NSManagedObjectContext) { self.store = store }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    if contexts(from: store).count > 3 { return }  // expect: TV103
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.alpha = 1 },
      completion: { _ in
        if context.transitionWasCancelled { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func contexts(from context: NSManagedObjectContext) -> [NSManagedObjectContext] {
    if context.parent == nil { return [context] }
    return [context] + contexts(from: context.parent!)
  }
}
