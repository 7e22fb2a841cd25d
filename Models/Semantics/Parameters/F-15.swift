import UIKit

// F-15: a percent-driven controller runs the interruptible animator from iOS 10 on, if there is one.
// [iOS=9] only: AN.animateTransition < AN.completeTransition(true)
// [iOS=10] only: AN.interruptibleAnimator < AN.interruptibleAnimator < AN.completeTransition(true)

private final class EngineByVersion: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = RecordedInterruptibleAnimator("AN")
  }
}
