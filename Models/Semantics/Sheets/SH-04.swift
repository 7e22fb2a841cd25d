import UIKit

// SH-04: a modal sheet stays, without being asked, and tells of the attempt; so does one whose delegate refuses.
// [F09=0] only: A.modal < delegate.presentationControllerDidAttemptToDismiss < A.refusing < delegate.presentationControllerShouldDismiss < delegate.presentationControllerDidAttemptToDismiss < A.presents B
// never: delegate.presentationControllerWillDismiss
// never: B.viewWillDisappear

private final class ModalSheet: Script {
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    if line == 0 {
      stage.present(.pageSheet)
      return
    }
    let isModal = line == 1
    record("A", isModal ? "modal" : "refusing")
    stage.a.presentedViewController?.isModalInPresentation = isModal
    stage.delegate.shouldDismiss = isModal
    stage.pull()
  }

  override func finish() { stage.recordEnd() }
}
