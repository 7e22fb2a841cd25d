import UIKit

// DOC-58: pause stops an interruptible transition that runs by itself, so that it can be driven; it is interactive
// again.
// (developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/pause()).
// only: TC.not interactive < TC.interactive < IC.finish < AN.completeTransition(true)
// only: AN.completeTransition(true) < app.late

private final class TakenOver: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }

  override func setUp() {
    super.setUp()
    delegate.animator = RecordedInterruptibleAnimator("AN")
  }

  override func perform(_ line: Int) {
    if line == 0 { driver.wantsInteractiveStart = false }
    super.perform(line)
  }

  override func isReady(_ line: Int) -> Bool {
    super.isReady(line) || presented != nil && driver.driven == nil && isSettled()
  }

  override func decide(_ outcome: Int) {
    if root.transitionCoordinator == nil {
      record("app", "late")
      return
    }
    tell()
    driver.pause()
    tell()
    driver.finish()
  }

  private func tell() {
    record("TC", root.transitionCoordinator?.isInteractive == true ? "interactive" : "not interactive")
  }
}
