import UIKit

// F-10: a push during a push. Before iOS 18 the screen stays behind the stack or is put right at the end; from iOS 18 on
// the first push is finished and the second one starts.
// [iOS=17 F10=0] only: A.viewWillDisappear < B.viewWillAppear < A.viewDidDisappear < B.viewDidAppear < app.late
// [iOS=17 F10=1] only: A.viewWillDisappear < B.viewWillAppear < A.viewDidDisappear < B.viewDidAppear < app.late
// [iOS=17 F10=0] only: A.viewWillDisappear < B.viewWillAppear < A.viewDidDisappear < B.viewDidAppear
// [iOS=17 F10=1] only: A.viewWillDisappear < B.viewWillAppear < B.viewWillDisappear < B.viewDidDisappear < A.viewDidDisappear < C.viewWillAppear < C.viewDidAppear
// [iOS=18] only: A.viewWillDisappear < B.viewWillAppear < A.viewDidDisappear < B.viewDidAppear < app.late
// [iOS=18] only: A.viewWillDisappear < B.viewWillAppear < A.viewDidDisappear < B.viewDidAppear < B.viewWillDisappear < C.viewWillAppear < B.viewDidDisappear < C.viewDidAppear

private final class NestedPush: Script {
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
}
