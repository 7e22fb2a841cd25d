import UIKit

// NAV-04: a cancelled interactive pop: the abandoned controller's pair first, then that of the one that comes back; the
// stack is restored, and `didShow` is not sent.
// only: B.viewWillDisappear < A.viewWillAppear < delegate.willShow < IC.cancel < AN.completeTransition(false) < A.viewWillDisappear < A.viewDidDisappear < B.viewWillAppear < B.viewDidAppear < app.two controllers
// never: delegate.didShow
// never: B.didMoveFromParent

private final class CancelledPop: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func isReady(_ line: Int) -> Bool { line == 0 || stack.delegate.driver?.driven != nil }
  override func setUp() { stack.show(in: self, withB: true, delegate: true) }

  override func perform(_ line: Int) {
    if line == 0 {
      stack.delegate.driver = RecordedDriver("IC")
      stack.pop()
    } else {
      stack.delegate.driver?.decide(false)
    }
  }

  override func finish() {
    record("app", stack.navigation.viewControllers.count == 2 ? "two controllers" : "one controller")
  }
}
