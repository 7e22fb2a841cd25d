import UIKit

// F-08: how a cancelled fluid pop ends for the controller that stays: `viewDidAppear`, as Apple's figure has it, or
// `viewDidDisappear` before appeared, as the text has it.
// [iOS=18 F08=0] only: B.viewWillDisappear < B.viewWillAppear < B.viewDidAppear
// [iOS=18 F08=1] only: B.viewWillDisappear < B.viewWillAppear < B.viewDidDisappear
// [iOS=17] only: B.viewWillDisappear < B.viewWillAppear < B.viewDidAppear

private final class CancelledSwipe: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func setUp() { stack.show(in: self, withB: true) }

  override func perform(_ line: Int) {
    stack.begin()
    guard let gesture = stack.navigation.interactivePopGestureRecognizer else { return }
    deliver(line == 0 ? .began : .cancelled, of: gesture)
  }
}
