import UIKit

// DOC-70: Assigning viewControllers is setViewControllers without animation.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers).
// only: C.viewWillDisappear < C.viewDidDisappear < stack.A
// never: delegate.animationControllerForPop
// never: C.viewDidDisappear(animated)

private final class Assigned: Script {
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
    c.recordsFlags = true
    navigation.viewControllers = [a]
  }

  override func finish() { record("stack", navigation.viewControllers.count == 1 ? "A" : "another") }
}
