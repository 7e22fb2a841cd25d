import UIKit

// DOC-114: The delegate of a navigation controller hears willShow and didShow of a push without animation, too.
// (developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)).
// only: delegate.willShow < delegate.didShow
// never: delegate.animationControllerForPush

private final class ShownAtOnce: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() { stack.show(in: self, delegate: true) }

  override func perform(_ line: Int) {
    stack.begin()
    stack.navigation.pushViewController(stack.b, animated: false)
  }
}
