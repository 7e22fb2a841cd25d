import UIKit

// DOC-68: setViewControllers with an animation pushes when its last controller is not in the stack.
// (developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)).
// only: delegate.animationControllerForPush < stack.A, D
// never: delegate.animationControllerForPop

private final class SetWithPush: Script {
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
    navigation.setViewControllers([a, RecordedController("D")], animated: true)
  }

  override func finish() {
    let stack = navigation.viewControllers
    record("stack", stack.count == 2 && stack[0] === a && stack[1] !== c ? "A, D" : "another")
  }
}
