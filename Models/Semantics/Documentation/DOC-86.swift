import UIKit

// DOC-86: The delegate hears willDismiss before a sheet that the user pulls away goes, and didDismiss after it has
// gone; shouldDismiss need not be followed by either.
// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:)).
// always: delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < B.viewWillDisappear
// sometimes: delegate.presentationControllerWillDismiss < B.viewDidDisappear < delegate.presentationControllerDidDismiss < A.presents nothing
// never: delegate.presentationControllerDidDismiss < A.presents B

private final class PulledAway: Script {
  override var takesTouches: Bool { false }
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      stage.present(.pageSheet)
      return
    }
    stage.pull()
  }

  override func finish() { stage.recordEnd() }
}
