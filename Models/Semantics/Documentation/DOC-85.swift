import UIKit

// DOC-85: A sheet whose delegate refuses cannot be pulled away; the delegate hears of the attempt, too.
// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:)).
// Open: F-09 also has the delegate hear nothing, as a session says: only of a modal one.
// [F09=0] only: delegate.presentationControllerShouldDismiss < delegate.presentationControllerDidAttemptToDismiss < A.presents B
// [F09=1] only: delegate.presentationControllerShouldDismiss < A.presents B
// never: delegate.presentationControllerWillDismiss

private final class RefusedPull: Script {
  override var takesTouches: Bool { false }
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      stage.present(.pageSheet)
      return
    }
    stage.delegate.shouldDismiss = false
    stage.pull()
  }

  override func finish() { stage.recordEnd() }
}
