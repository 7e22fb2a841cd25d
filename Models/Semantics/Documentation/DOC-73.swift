import UIKit

// DOC-73: Without an animator of the delegate a push is animated by the standard transition, and no interaction
// controller is asked for.
// (developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:interactioncontrollerfor:)).
// only: delegate.animationControllerForPush < B.viewDidAppear
// never: delegate.interactionController
// never: AN.animateTransition

private final class StandardPush: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() {
    stack.delegate.animator = nil
    stack.show(in: self, delegate: true)
  }

  override func perform(_ line: Int) { stack.push() }
}
