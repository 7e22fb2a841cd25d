import UIKit

// DOC-69: setViewControllers whose last controller is the top already makes no transition.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)).
// only: stack.A, C
// never: delegate.animationControllerForPush
// never: delegate.animationControllerForPop
// never: C.viewWillDisappear

private final class SetWithoutTransition: Script {
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
    navigation.setViewControllers([a, c], animated: true)
  }

  override func finish() {
    let stack = navigation.viewControllers
    record("stack", stack.count == 2 && stack[0] === a && stack[1] === c ? "A, C" : "another")
  }
}
