import UIKit

// DOC-71: The delegate hears willShow before a controller is displayed and didShow afterwards.
// (developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)).
// only: delegate.willShow < B.viewDidAppear < delegate.didShow

private final class ShownByPush: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()

  override func setUp() {
    stack.delegate.animator = nil
    stack.show(in: self, delegate: true)
  }

  override func perform(_ line: Int) { stack.push() }
}
