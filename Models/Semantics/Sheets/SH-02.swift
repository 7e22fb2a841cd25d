import UIKit

// SH-02: repeated tugs ask and tell again; that the sheet is gone is told once, or never.
// only: delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < delegate.presentationControllerDidDismiss < A.presents nothing
// only: delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < delegate.presentationControllerDidDismiss < A.presents nothing
// only: delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < A.presents B

private final class RepeatedTugs: Script {
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    if line == 0 { stage.present(.pageSheet) } else { stage.pull() }
  }

  override func finish() { stage.recordEnd() }
}
