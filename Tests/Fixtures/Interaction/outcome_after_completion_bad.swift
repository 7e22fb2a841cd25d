import UIKit

/// Drives by hand; a controller elsewhere calls what the stock controller has, too. An
/// outcome that comes too early waits for the start.
final class ManualInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: UIViewControllerContextTransitioning?
  private var earlyOutcome: Bool?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    if let arriving = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(arriving, at: 0)
    }
    if let outcome = earlyOutcome { end(isFinished: outcome) }
  }

  func finish() { end(isFinished: true) }

  func cancel() { end(isFinished: false) }

  private func end(isFinished: Bool) {
    guard let context else {
      earlyOutcome = isFinished
      return
    }
    earlyOutcome = nil
    self.context = nil
    context.completeTransition(isFinished)
    if isFinished {
      context.finishInteractiveTransition()  // expect: TV107
    } else {
      context.cancelInteractiveTransition()  // expect: TV107
    }
  }
}
