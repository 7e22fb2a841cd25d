import UIKit

/// A navigation delegate that records what it is told and vends recorded parts.
class RecordedNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let name: String
  /// Nil: UIKit's own animator.
  var animator: RecordedAnimator?
  /// Vended for the next transition, while it is there.
  var driver: RecordedDriver?

  init(_ name: String = "delegate", animator: RecordedAnimator? = RecordedAnimator("AN")) {
    self.name = name
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    record(name, "willShow")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    record(name, "didShow")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    record(name, operation == .push ? "animationControllerForPush" : "animationControllerForPop")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    record(name, "interactionController")
    return driver
  }
}

/// A navigation controller with A at the bottom of its stack; B is another controller to push.
class RecordedStack {
  let a = RecordedController("A")
  let b = RecordedController("B")
  let delegate = RecordedNavigationDelegate("delegate")
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: a)
  }

  private var hasBegun = false

  /// Puts the stack on the screen, perhaps with B on top already.
  func show(in script: Script, withB: Bool = false, delegate hasDelegate: Bool = false) {
    if withB { navigation.pushViewController(b, animated: false) }
    if hasDelegate { navigation.delegate = delegate }
    script.showRoot(navigation)
  }

  /// The first line: what happened until then is not looked at.
  func begin() {
    if hasBegun { return }
    hasBegun = true
    recorder.log = []
  }

  func push() {
    begin()
    navigation.pushViewController(b, animated: true)
    record("app", "pushed")
  }

  func pop() {
    begin()
    navigation.popViewController(animated: true)
    record("app", "popped")
  }
}
