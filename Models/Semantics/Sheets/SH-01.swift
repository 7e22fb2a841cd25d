import UIKit

// SH-01: a pulled sheet asks, tells, goes, and tells again; one that goes back does not tell again.
// only: B.viewWillAppear < B.viewDidAppear < delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < B.viewWillDisappear < B.viewDidDisappear < delegate.presentationControllerDidDismiss < A.presents nothing
// only: B.viewWillAppear < B.viewDidAppear < delegate.presentationControllerShouldDismiss < delegate.presentationControllerWillDismiss < B.viewWillDisappear < B.viewWillAppear < B.viewDidAppear < A.presents B

private final class PulledSheet: Script {
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 { stage.present(.pageSheet) } else { stage.pull() }
  }

  override func finish() { stage.recordEnd() }
}
