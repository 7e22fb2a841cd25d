import UIKit

// APP-08: a container that forwards by itself is told alone: neither its own appearance nor the window reaches a child.
// only: A.viewWillAppear < A.viewDidAppear < A.adds < A.begins < C.viewWillAppear < C.viewDidAppear

private final class PresentForwardingContainer: Script {
  let a = RecordedForwardingController("A")
  let c = RecordedController("C")
  let d = RecordedController("D")
  override func setUp() {
    showRoot(UIViewController())
    a.addChild(d)
    a.view.addSubview(d.view)
  }
  override var lines: Int { 2 }
  override func perform(_ line: Int) {
    if line == 0 {
      root.present(a, animated: false)
      return
    }
    record("A", "adds")
    a.addChild(c)
    a.view.addSubview(c.view)
    record("A", "begins")
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
  }
}

private final class RecordedForwardingController: RecordedController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
