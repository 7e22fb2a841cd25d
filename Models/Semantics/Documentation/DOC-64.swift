import UIKit

// DOC-64: A pop returns the controller that it takes from the stack, and the one below becomes the top.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)).
// only: stack.returns B < stack.A is on top

private final class PopReturns: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() { stack.show(in: self, withB: true) }

  override func perform(_ line: Int) {
    let popped = stack.navigation.popViewController(animated: true)
    record("stack", popped === stack.b ? "returns B" : "returns another")
  }

  override func finish() {
    record("stack", stack.navigation.topViewController === stack.a ? "A is on top" : "another is on top")
  }
}
