import UIKit

// SH-05: who presents a sheet hears nothing of it, whether it comes, is pulled and goes back, or goes.
// always: A.viewDidAppear < B.viewDidAppear < B.viewWillDisappear
// sometimes: A.viewDidAppear < B.viewDidDisappear < A.presents nothing
// never: A.viewWillDisappear
// never: A.viewDidDisappear
// never: B.viewDidAppear < A.viewWillAppear
// never: B.viewDidAppear < A.viewDidAppear

private final class CoveredPresenter: Script {
  let stage = SheetStage()

  override func setUp() { showRoot(stage.a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 { stage.present(.pageSheet) } else { stage.pull() }
  }

  override func finish() { stage.recordEnd() }
}
