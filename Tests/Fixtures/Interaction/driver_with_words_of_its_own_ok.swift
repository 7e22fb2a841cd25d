// expect: holds

import UIKit

/// Drives by hand: how a drag goes, a controller elsewhere tells it by methods whose names nobody knows.
final class HandledInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: UIViewControllerContextTransitioning?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    if let arriving = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(arriving, at: 0)
    }
  }

  func follow(percent: CGFloat) { context?.updateInteractiveTransition(percent) }

  func letGo(closes: Bool) {
    guard let context else { return }
    if closes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
