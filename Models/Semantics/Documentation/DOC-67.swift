import UIKit

// DOC-67: setViewControllers with an animation pops when its last controller is in the stack below the top; afterwards
// the stack is the new one: A, B, C becomes D, A, B.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)).
// only: delegate.animationControllerForPop < stack.D, A, B
// never: delegate.animationControllerForPush

private final class SetWithPop: Script {
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
    navigation.setViewControllers([RecordedController("D"), a, b], animated: true)
  }

  override func finish() {
    let stack = navigation.viewControllers
    record("stack", stack.count == 3 && stack[1] === a && stack[2] === b ? "D, A, B" : "another")
  }
}
