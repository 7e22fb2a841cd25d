import UIKit

// SH-06: a tap outside a popover asks and tells what the pull of a sheet does; a modal popover stays.
// only: A.tap < delegate.presentationControllerDidAttemptToDismiss < A.tap < delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < B.viewWillDisappear < B.viewDidDisappear < delegate.presentationControllerDidDismiss < A.presents nothing

private final class TappedPopover: Script {
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { false }
  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    if line == 0 {
      stage.present(.popover)
      return
    }
    record("A", "tap")
    stage.a.presentedViewController?.isModalInPresentation = line == 1
    stage.pull()
  }

  override func finish() { stage.recordEnd() }
}
