import UIKit

// DOC-61: A pushed controller is the top of the stack as soon as it has been pushed.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)).
// only: stack.A is on top < stack.B is on top

private final class TopOfStack: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() { stack.show(in: self) }

  override func perform(_ line: Int) {
    tell()
    stack.navigation.pushViewController(stack.b, animated: true)
    tell()
  }

  private func tell() {
    record("stack", stack.navigation.topViewController === stack.b ? "B is on top" : "A is on top")
  }
}
