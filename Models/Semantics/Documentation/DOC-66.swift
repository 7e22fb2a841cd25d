import UIKit

// DOC-66: popToViewController pops until the controller is on top, and returns those that it has popped.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)).
// only: stack.C popped < C.viewDidDisappear < stack.B on top

private final class PopToB: Script {
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
    let popped = navigation.popToViewController(b, animated: true)
    record("stack", popped?.count == 1 && popped?.first === c ? "C popped" : "others popped")
  }

  override func finish() { record("stack", navigation.topViewController === b ? "B on top" : "another on top") }
}
