import UIKit

// DOC-137: popToViewController without animation changes the stack and shows the controller, too.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)).
// only: C.viewWillDisappear < A.viewWillAppear < C.viewDidDisappear < A.viewDidAppear < stack.one controller
// never: A.viewDidAppear < C.viewDidDisappear

private final class PopAtOnce: Script {
  override var takesTouches: Bool { false }
  let a = RecordedController("A")
  let c = RecordedController("C")
  let navigation: UINavigationController

  override init() {
    navigation = UINavigationController(rootViewController: a)
    super.init()
  }

  override func setUp() {
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.pushViewController(c, animated: false)
    showRoot(navigation)
  }

  override func perform(_ line: Int) {
    recorder.log = []
    navigation.popToViewController(a, animated: false)
  }

  override func finish() {
    record("stack", navigation.viewControllers.count == 1 ? "one controller" : "another number")
  }
}
