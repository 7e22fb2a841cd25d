import UIKit

// OBJ-11: a percent-driven transition runs what `interruptibleAnimator` answers, and asks again when it goes on.
// only: AN.interruptibleAnimator < IC.finish < AN.interruptibleAnimator < AN.completeTransition(true)
// never: AN.animateTransition

private final class AskAgain: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = RecordedInterruptibleAnimator("AN")
  }
}
