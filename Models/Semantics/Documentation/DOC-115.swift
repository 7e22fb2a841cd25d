import UIKit

// DOC-115: A push embeds the controller's view in the navigation interface.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)).
// only: B.in the window < B.a child

private final class Embedded: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() { stack.show(in: self) }
  override func perform(_ line: Int) { stack.navigation.pushViewController(stack.b, animated: true) }

  override func finish() {
    record("B", stack.b.view.isDescendant(of: stack.navigation.view) ? "in the window" : "outside")
    record("B", stack.b.parent === stack.navigation ? "a child" : "no child")
  }
}
