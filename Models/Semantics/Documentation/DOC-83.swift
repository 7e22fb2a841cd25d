import UIKit

// DOC-83: The delegate of a presentation hears neither willDismiss nor didDismiss of a dismissal in code.
// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)).
// only: A.presents nothing
// never: delegate.presentationControllerWillDismiss
// never: delegate.presentationControllerDidDismiss

private final class DismissedInCode: Script {
  override var takesTouches: Bool { false }
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      stage.present(.pageSheet)
      return
    }
    stage.a.dismiss(animated: true)
  }

  override func finish() { stage.recordEnd() }
}
