// expect: holds

import UIKit
import OverlayKit

/// How long it takes, the superclass of a framework says; what it does is its own.
final class LiftAnimator: OverlayAnimator {
  private let list: ListController

  init(list: ListController) {
    self.list = list
    super.init(style: .plain)
  }

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    prepareSubviews(using: transitionContext)
    if let arriving = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(arriving) }
    guard let cell = list.selectedCell else {
      list.view.alpha = 1
      end(transitionContext)
      return
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { cell.alpha = 0 },
      completion: { _ in self.end(transitionContext) }
    )
  }

  private func end(_ context: UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
