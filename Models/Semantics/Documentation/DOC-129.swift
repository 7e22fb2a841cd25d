import UIKit

// DOC-129: The root of a navigation controller is on its stack at once; it and its descendants find the navigation
// controller.
// (developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller).
// only: stack.A < A.has it < child.has it < other.has none

private final class FindsStack: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let a = UIViewController()
    let child = UIViewController()
    a.addChild(child)
    let navigation = UINavigationController(rootViewController: a)
    record("stack", navigation.viewControllers.count == 1 && navigation.topViewController === a ? "A" : "another")
    record("A", a.navigationController === navigation ? "has it" : "has none")
    record("child", child.navigationController === navigation ? "has it" : "has none")
    record("other", UIViewController().navigationController == nil ? "has none" : "has it")
  }
}
