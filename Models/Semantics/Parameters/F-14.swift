import UIKit

// F-14: change handlers hear of one change before iOS 10, of each from then on.
// [iOS=9] only: TC.change(finished) < AN.completeTransition(true)
// [iOS=10] only: TC.change(finished) < TC.change(interactive) < TC.change(finished) < AN.completeTransition(true)

private final class HandlersByVersion: InteractiveScript {
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
    driver.finish()
    driver.pause()
    driver.finish()
  }
}
