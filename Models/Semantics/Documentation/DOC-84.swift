import UIKit

// DOC-84: A sheet that is modal cannot be pulled away; the delegate hears of the attempt.
// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:)).
// only: delegate.presentationControllerDidAttemptToDismiss < A.presents B
// never: delegate.presentationControllerWillDismiss
// never: B.viewWillDisappear

private final class ModalSheetStays: Script {
  override var takesTouches: Bool { false }
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      stage.present(.pageSheet)
      return
    }
    stage.a.presentedViewController?.isModalInPresentation = true
    stage.pull()
  }

  override func finish() { stage.recordEnd() }
}
