import UIKit

// NAV-03: a pop announces itself to the controller that goes, and tells it when it has gone, but only then.
// only: B.willMoveFromParent < app.popped < B.didMoveFromParent < app.one controller
// only: B.willMoveFromParent < app.popped < AN.completeTransition(false) < app.two controllers

private final class PopOrCancel: Script {
  let stack = RecordedStack()
  var finishes = false

  override var takesTouches: Bool { false }
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func isReady(_ line: Int) -> Bool { line == 0 || stack.delegate.driver?.driven != nil }
  override func setUp() { stack.show(in: self, withB: true, delegate: true) }

  override func perform(_ line: Int) {
    if line == 0 {
      stack.delegate.driver = RecordedDriver("IC")
      stack.pop()
    } else if mayHappen("the pop is finished") {
      stack.delegate.driver?.decide(true)
    } else {
      stack.delegate.driver?.decide(false)
    }
  }

  override func finish() {
    record("app", stack.navigation.viewControllers.count == 1 ? "one controller" : "two controllers")
  }
}
