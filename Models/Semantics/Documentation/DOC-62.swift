import UIKit

// DOC-62: Pushing a controller that is on the stack already raises an exception.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)).
// never: stack.holds B twice

private final class PushedAgain: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() { stack.show(in: self, withB: true) }
  override func perform(_ line: Int) { stack.navigation.pushViewController(stack.b, animated: true) }

  override func finish() {
    let copies = stack.navigation.viewControllers.filter { $0 === stack.b }.count
    record("stack", copies > 1 ? "holds B twice" : "holds B once")
  }
}
