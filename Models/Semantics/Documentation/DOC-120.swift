import UIKit

// DOC-120: A new root view controller of a window: the old views are removed, the new one's view is installed.
// (developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller).
// only: A.viewDidDisappear < A.out of the window < B.in the window

private final class NewRoot: Script {
  override var takesTouches: Bool { false }
  let a = RecordedController("A")
  let b = RecordedController("B")

  override func setUp() { showRoot(a) }

  override func perform(_ line: Int) { keyWindow?.rootViewController = b }

  override func finish() {
    record("A", a.view.window == nil ? "out of the window" : "in the window")
    record("B", b.view.window == nil ? "out of the window" : "in the window")
  }
}
