import UIKit

// DOC-65: popToRootViewController leaves the root alone on the stack, shows it, and returns the controllers that it
// has popped.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)).
// only: stack.two popped < C.viewWillDisappear < C.viewDidDisappear < stack.only the root

private final class PopToRoot: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = RecordedController("B")
  let c = RecordedController("C")
  let delegate = RecordedNavigationDelegate("delegate", animator: nil)
  let navigation: UINavigationController

  override init() {
    navigation = UINavigationController(rootViewController: a)
    super.init()
  }

  override func setUp() {
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: false)
    showRoot(navigation)
    navigation.delegate = delegate
  }

  override func perform(_ line: Int) {
    recorder.log = []
    let popped = navigation.popToRootViewController(animated: true)
    record("stack", popped?.count == 2 ? "two popped" : "another number popped")
  }

  override func finish() {
    let isAlone = navigation.viewControllers.count == 1 && navigation.topViewController === a
    record("stack", isAlone ? "only the root" : "something else")
  }
}
