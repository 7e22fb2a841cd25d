import UIKit

// F-09: a delegate that refuses hears of the attempt, or only one whose presentation is modal does.
// [F09=0] only: delegate.presentationControllerShouldDismiss < delegate.presentationControllerDidAttemptToDismiss < A.presents B
// [F09=1] only: delegate.presentationControllerShouldDismiss < A.presents B
// [F09=1] never: delegate.presentationControllerDidAttemptToDismiss

private final class Refusal: Script {
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    stage.delegate.shouldDismiss = false
    if line == 0 { stage.present(.pageSheet) } else { stage.pull() }
  }

  override func finish() { stage.recordEnd() }
}
