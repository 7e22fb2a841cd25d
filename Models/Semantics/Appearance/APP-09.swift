import UIKit

// APP-09: outside a transition a view that comes into a window or leaves it brings its controller the pair.
// only: A.viewWillAppear < A.added < A.viewDidAppear < A.viewWillDisappear < A.removed < A.viewDidDisappear

private final class AddAndRemove: Script {
  let a = RecordedController("A")
  override func setUp() { showRoot(UIViewController()) }
  override var lines: Int { 2 }
  override func perform(_ line: Int) {
    if line == 0 {
      root.addChild(a)
      root.view.addSubview(a.view)
      record("A", "added")
    } else {
      a.view.removeFromSuperview()
      record("A", "removed")
    }
  }
}
