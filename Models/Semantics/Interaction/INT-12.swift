import UIKit

// INT-12: an interruptible transition turns round as often as it likes; the handlers hear of each change.
// only: TC.change(cancelled) < TC.change(interactive) < TC.change(finished) < AN.completeTransition(true)

private final class TurnRound: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = RecordedInterruptibleAnimator("AN")
  }

  override func perform(_ line: Int) {
    super.perform(line)
    if line == 0 { recordChanges(of: root) }
  }

  override func decide(_ outcome: Int) {
    driver.cancel()
    driver.pause()
    driver.finish()
  }
}
