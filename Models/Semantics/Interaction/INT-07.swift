import UIKit

// INT-07: the context takes an outcome as well; the animator still has to complete.
// only: context.finish < AN.completeTransition(true) < AN.animationEnded(true)

private final class ToldContext: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func decide(_ outcome: Int) {
    record("context", "finish")
    activeTransitions.first?.finishInteractiveTransition()
  }
}
