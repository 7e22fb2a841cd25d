import UIKit

// F-02: the default style fills the screen up to iOS 12, and is a sheet from 13 on.
// [iOS=12] only: A.viewWillDisappear < B.viewWillAppear < B.viewDidAppear < A.viewDidDisappear < A.not in the window
// [iOS=13] only: B.viewWillAppear < B.viewDidAppear < A.in the window
// [iOS=26] only: B.viewWillAppear < B.viewDidAppear < A.in the window
// [iOS=13] never: A.viewWillDisappear

private final class DefaultStyle: Script {
  let a = RecordedController("A")

  override func setUp() { showRoot(a) }
  override var compactWidth: Bool? { false }
  override func perform(_ line: Int) {
    let b = RecordedController("B")
    a.present(b, animated: true)
  }
  override func finish() { record("A", a.view.window == nil ? "not in the window" : "in the window") }
}
