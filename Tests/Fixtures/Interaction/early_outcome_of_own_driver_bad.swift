import UIKit

/// A flick is over before UIKit starts the transition: the outcome finds no context.
final class SlideDriver: UIPercentDrivenInteractiveTransition {
  private var context: UIViewControllerContextTransitioning?
  private var outcome: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    self.context = context
  }

  override func finish() {
    guard context != nil else { return }  // expect: TV204
    super.finish()
  }

  override func cancel() {
    guard context != nil else { return }  // expect: TV204
    super.cancel()
  }
}
