// expect: holds

import UIKit

/// Drives by hand; a controller elsewhere calls what the stock controller has, too.
final class ManualInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: UIViewControllerContextTransitioning?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    if let arriving = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(arriving, at: 0)
    }
  }

  func finish() {
    context?.finishInteractiveTransition()
    context?.completeTransition(true)
  }

  func cancel() {
    context?.cancelInteractiveTransition()
    context?.completeTransition(false)
  }
}
