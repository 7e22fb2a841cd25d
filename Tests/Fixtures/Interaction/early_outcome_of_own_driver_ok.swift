// expect: holds
import UIKit

/// Keeps an outcome that comes too early until the start.
final class SlideDriver: UIPercentDrivenInteractiveTransition {
  private var context: UIViewControllerContextTransitioning?
  private var outcome: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    self.context = context
    switch outcome {
    case true?: finish()
    case false?: cancel()
    case nil: break
    }
  }

  override func finish() {
    guard context != nil else {
      outcome = true
      return
    }
    super.finish()
  }

  override func cancel() {
    guard context != nil else {
      outcome = false
      return
    }
    super.cancel()
  }
}
