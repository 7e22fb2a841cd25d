import UIKit

// DOC-63: The root controller cannot be popped: nothing happens and nothing is returned.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)).
// only: stack.returns nil < stack.one controller
// never: A.viewWillDisappear

private final class PopTheRoot: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() { stack.show(in: self) }

  override func perform(_ line: Int) {
    let popped = stack.navigation.popViewController(animated: true)
    record("stack", popped == nil ? "returns nil" : "returns a controller")
  }

  override func finish() {
    record("stack", stack.navigation.viewControllers.count == 1 ? "one controller" : "another number")
  }
}
