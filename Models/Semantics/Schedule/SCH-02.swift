import UIKit

// SCH-02: a push changes the stack within the call; the transition starts later, WILL callbacks included. So does a push
// without animation.
// only: app.pushes < B.willMoveToParent < app.two controllers < app.no coordinator < app.returns < A.viewWillDisappear < B.viewWillAppear
// only: app.pushes < B.willMoveToParent < app.two controllers < app.coordinator < app.returns < A.viewWillDisappear < B.viewWillAppear

private final class PushLater: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override func setUp() { stack.show(in: self) }

  override func perform(_ line: Int) {
    stack.begin()
    record("app", "pushes")
    if mayHappen("the push is animated") {
      stack.navigation.pushViewController(stack.b, animated: true)
    } else {
      stack.navigation.pushViewController(stack.b, animated: false)
    }
    if stack.navigation.viewControllers.count == 2 { record("app", "two controllers") }
    record("app", stack.navigation.transitionCoordinator == nil ? "no coordinator" : "coordinator")
    record("app", "returns")
  }
}
