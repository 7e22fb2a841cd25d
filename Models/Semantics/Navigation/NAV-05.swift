import UIKit

// NAV-05: before iOS 18 a second push while the first is on its way changes the stack, but starts no transition of its
// own: the screen may stay behind the stack.
// [iOS=17] only: B.willMoveToParent < B.viewDidAppear < app.late < app.the stack ends with B
// [iOS=17] only: B.willMoveToParent < C.willMoveToParent < B.viewDidAppear < app.shows B, the stack ends with C
// [iOS=17] only: B.willMoveToParent < C.willMoveToParent < C.viewWillAppear < C.viewDidAppear < app.shows C, the stack ends with C

private final class PushTwice: Script {
  let stack = RecordedStack()
  let c = RecordedController("C")

  override var takesTouches: Bool { false }
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func setUp() { stack.show(in: self) }

  override func perform(_ line: Int) {
    if line == 0 {
      stack.push()
    } else if stack.navigation.transitionCoordinator == nil {
      record("app", "late")
    } else {
      stack.navigation.pushViewController(c, animated: true)
    }
  }

  override func finish() {
    if stack.navigation.topViewController === stack.b {
      record("app", "the stack ends with B")
      return
    }
    let isShown = c.viewIfLoaded?.window != nil
    record("app", isShown ? "shows C, the stack ends with C" : "shows B, the stack ends with C")
  }
}
