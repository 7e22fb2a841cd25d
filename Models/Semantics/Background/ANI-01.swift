import UIKit

// ANI-01: a dismissal inside `performWithoutAnimation`: as without animation or animated, with the same end.
// [F53=0] only: B.viewWillDisappear < B.viewDidDisappear < A.dismissed < A.presents nothing
// [F53=1] only: B.viewWillDisappear(animated) < B.viewDidDisappear(animated) < A.dismissed < A.presents nothing

private final class WithoutAnimation: ModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.recordsFlags = true
    return controller
  }

  override func perform(_ line: Int) {
    if line == 0 { super.perform(line) } else { UIView.performWithoutAnimation { super.perform(line) } }
  }

  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}
