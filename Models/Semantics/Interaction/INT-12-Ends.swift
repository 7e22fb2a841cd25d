import UIKit

// INT-12, F-14: who only wants to know when the interaction ends hears of each end from iOS 10 on, and of no pause;
// before only of the first.
// only: TC.ends cancelled < TC.ends finished < AN.completeTransition(true)
// never: TC.is interactive

private final class HearsOfEnds: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = RecordedInterruptibleAnimator("AN")
  }

  override func perform(_ line: Int) {
    super.perform(line)
    if line > 0 { return }
    root.transitionCoordinator?.notifyWhenInteractionEnds { context in
      let outcome = context.isCancelled ? "ends cancelled" : "ends finished"
      record("TC", context.isInteractive ? "is interactive" : outcome)
    }
  }

  override func decide(_ outcome: Int) {
    driver.cancel()
    driver.pause()
    driver.finish()
  }
}
