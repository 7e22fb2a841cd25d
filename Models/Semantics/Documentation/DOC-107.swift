import UIKit

// DOC-107: show, sent to a controller in a navigation controller, pushes.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/show(_:sender:)).
// only: B.viewDidAppear < stack.B is on top < A.presents nothing

private final class ShowPushes: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() { stack.show(in: self) }
  override func perform(_ line: Int) { stack.a.show(stack.b, sender: nil) }

  override func finish() {
    record("stack", stack.navigation.topViewController === stack.b ? "B is on top" : "A is on top")
    record("A", stack.a.presentedViewController == nil ? "presents nothing" : "presents B")
  }
}
