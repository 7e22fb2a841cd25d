// expect: holds
import UIKit

/// Asks an object of another module how the transition went, which knows.
final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let journal: ModuleJournal

  init(journal: ModuleJournal) {
    self.journal = journal
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(true) }
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      if transitionContext.transitionWasCancelled { view.removeFromSuperview() }
      transitionContext.completeTransition(self.journal.hasArrived)
    }
  }
}
