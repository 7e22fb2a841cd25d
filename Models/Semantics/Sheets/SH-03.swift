import UIKit

// SH-03: the delegate hears nothing of a dismissal that the app asks for.
// always: B.viewWillDisappear < B.viewDidDisappear < A.presents nothing
// never: delegate.presentationControllerShouldDismiss
// never: delegate.presentationControllerWillDismiss
// never: delegate.presentationControllerDidDismiss
// never: delegate.presentationControllerDidAttemptToDismiss

private final class ProgrammaticDismissal: Script {
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 { stage.present(.pageSheet) } else { stage.a.dismiss(animated: true) }
  }

  override func finish() { stage.recordEnd() }
}
