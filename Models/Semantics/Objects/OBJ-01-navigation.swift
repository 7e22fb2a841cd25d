import UIKit

// OBJ-01: a navigation controller holds its delegate weakly: when nothing else holds it, UIKit silently pops with its own
// animation.
// only: app.has a delegate < AN.animateTransition < app.has no delegate < B.viewDidDisappear
// never: delegate.animationControllerForPop

private final class GoneDelegate: Script {
  let stack = RecordedStack()
  var held: RecordedNavigationDelegate?

  override var takesTouches: Bool { false }
  override var lines: Int { 3 }

  override func setUp() {
    stack.show(in: self)
    held = RecordedNavigationDelegate("delegate")
    stack.navigation.delegate = held
  }

  override func perform(_ line: Int) {
    stack.begin()
    if line == 1 {
      held = nil
      return
    }
    record("app", stack.navigation.delegate == nil ? "has no delegate" : "has a delegate")
    if line == 0 {
      stack.navigation.pushViewController(stack.b, animated: true)
    } else {
      stack.navigation.popViewController(animated: true)
    }
  }
}
