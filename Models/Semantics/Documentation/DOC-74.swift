import UIKit

// DOC-74: visibleViewController may be one that the navigation controller presents; topViewController remains the top
// of the stack.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller).
// only: stack.A is visible < stack.A is on top < stack.M is visible < stack.A is on top

private final class VisibleController: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()
  let m = UIViewController()

  override func setUp() { stack.show(in: self) }

  override func perform(_ line: Int) {
    tell()
    stack.navigation.present(m, animated: true)
  }

  override func finish() { tell() }

  private func tell() {
    let visible = stack.navigation.visibleViewController
    record("stack", visible === m ? "M is visible" : visible === stack.a ? "A is visible" : "another is visible")
    record("stack", stack.navigation.topViewController === stack.a ? "A is on top" : "another is on top")
  }
}
