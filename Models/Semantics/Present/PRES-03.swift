import UIKit

// PRES-03: under every style that keeps the presenter's view A stays in the window and hears nothing.
// only: A.viewDidAppear < B.viewWillAppear < B.viewDidAppear < A.in the window < B.viewWillDisappear < B.viewDidDisappear < C.viewWillAppear < C.viewDidAppear < A.in the window < C.viewWillDisappear < C.viewDidDisappear < D.viewWillAppear < D.viewDidAppear < A.in the window < D.viewWillDisappear < D.viewDidDisappear
// never: A.viewWillDisappear
// never: A.viewDidDisappear
// never: B.viewDidAppear < A.viewWillAppear

private final class KeepingStyles: Script {
  let a = RecordedController("A")

  override func setUp() { showRoot(a) }
  override var lines: Int { 6 }

  override func perform(_ line: Int) {
    if line % 2 == 1 {
      if a.view.window != nil { record("A", "in the window") }
      a.dismiss(animated: true)
      return
    }
    let next = RecordedController(line == 0 ? "B" : line == 2 ? "C" : "D")
    next.modalPresentationStyle = line == 0 ? .overFullScreen : line == 2 ? .custom : .pageSheet
    a.present(next, animated: true)
  }
}
