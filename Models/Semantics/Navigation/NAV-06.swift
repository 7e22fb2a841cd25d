import UIKit

// NAV-06: from iOS 18 on a push that a pop interrupts is not cancelled: it reaches appeared, and the pop starts in the
// same turn of the run loop.
// [iOS=18] only: app.pushed < A.viewWillDisappear < B.viewWillAppear < A.viewDidDisappear < B.viewDidAppear < app.late
// [iOS=18] only: app.pushed < A.viewWillDisappear < B.viewWillAppear < A.viewDidDisappear < B.viewDidAppear < B.viewWillDisappear < A.viewWillAppear < app.popped < B.viewDidDisappear < A.viewDidAppear
// [iOS=18] always: B.viewWillAppear < B.viewIsAppearing < B.viewDidAppear

private final class PopDuringPush: Script {
  let stack = RecordedStack()

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
      stack.pop()
    }
  }
}
