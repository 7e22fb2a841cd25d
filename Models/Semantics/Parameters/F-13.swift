import UIKit

// F-13: a container's own callback comes first, or those of its children.
// [F13=0] only: C.beginning < A.viewWillDisappear < C.viewWillDisappear < A.viewDidDisappear < C.viewDidDisappear
// [F13=1] only: C.beginning < C.viewWillDisappear < A.viewWillDisappear < C.viewDidDisappear < A.viewDidDisappear

private final class LeaveTogether: Script {
  let a = RecordedController("A")
  let c = RecordedController("C")
  override func setUp() {
    showRoot(a)
    a.addChild(c)
    a.view.addSubview(c.view)
  }
  override func perform(_ line: Int) {
    record("C", "beginning")
    a.beginAppearanceTransition(false, animated: false)
    a.endAppearanceTransition()
  }
}
