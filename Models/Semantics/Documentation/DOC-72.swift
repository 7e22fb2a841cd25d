import UIKit

// DOC-72: The navigation delegate is told the operation and both controllers when it is asked for an animator.
// (developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:animationcontrollerfor:from:to:)).
// only: delegate.push < delegate.from A to B < delegate.pop < delegate.from B to A

private final class Told: NSObject, UINavigationControllerDelegate {
  weak var a: UIViewController?
  weak var b: UIViewController?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    record("delegate", operation == .push ? "push" : operation == .pop ? "pop" : "none")
    let isForward = fromVC === a && toVC === b
    let isBackward = fromVC === b && toVC === a
    record("delegate", isForward ? "from A to B" : isBackward ? "from B to A" : "others")
    return nil
  }
}

private final class Operations: Script {
  override var takesTouches: Bool { false }
  let stack = RecordedStack()
  private let told = Told()

  override func setUp() {
    stack.show(in: self)
    told.a = stack.a
    told.b = stack.b
    stack.navigation.delegate = told
  }

  override var lines: Int { 2 }
  override func perform(_ line: Int) { if line == 0 { stack.push() } else { stack.pop() } }
}
