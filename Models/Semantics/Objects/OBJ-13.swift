import UIKit

// OBJ-13: only an interruptible animator lets a decided transition become interactive again.
// only: AN.plain < TC.decided < TC.decided
// only: AN.interruptible < TC.decided < TC.interactive

private final class BackAndForth: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 {
      let isInterruptible = mayHappen("the animator is interruptible")
      if isInterruptible { delegate.animator = RecordedInterruptibleAnimator("AN") }
      record("AN", isInterruptible ? "interruptible" : "plain")
    }
    super.perform(line)
  }

  override func decide(_ outcome: Int) {
    driver.finish()
    tell()
    driver.pause()
    tell()
  }

  private func tell() {
    record("TC", root.transitionCoordinator?.isInteractive == true ? "interactive" : "decided")
  }
}
