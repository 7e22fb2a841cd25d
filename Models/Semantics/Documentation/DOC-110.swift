import UIKit

// DOC-110: In a wide window a tap outside a popover dismisses it.
// (developer.apple.com/documentation/uikit/uimodalpresentationstyle/popover).
// sometimes: B.viewDidAppear < app.taps < B.viewDidDisappear < A.presents nothing

private final class TapOutside: Script {
  override var takesTouches: Bool { false }
  let stage = SheetStage()

  override var compactWidth: Bool? { false }
  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      stage.present(.popover)
      return
    }
    record("app", "taps")
    stage.pull()
  }

  override func finish() { stage.recordEnd() }
}
