import UIKit

// ADP-04: a popover that adapts to a rotation hears balanced calls: what iOS 8 logged is not what later versions do.
// only: B.viewWillAppear < B.viewDidAppear < A.presents something
// only: B.viewWillAppear < B.viewDidAppear < B.viewWillDisappear < B.viewDidDisappear < B.viewWillAppear < B.viewDidAppear < A.presents something
// only: B.viewWillAppear < B.viewDidAppear < B.viewWillDisappear < B.viewDidDisappear < B.viewWillAppear < B.viewDidAppear < B.viewWillDisappear < B.viewDidDisappear < B.viewWillAppear < B.viewDidAppear < A.presents something

private final class RotatedPopover: Script {
  let stage = PopoverStage(compact: .overFullScreen)

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { false }
  override var lines: Int { 3 }
  override func perform(_ line: Int) { if line == 0 { stage.present() } else { changeWidth() } }
  override func finish() {
    record("A", stage.a.presentedViewController == nil ? "presents nothing" : "presents something")
  }
}
