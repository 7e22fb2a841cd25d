import UIKit

// F-04 `DEFER_NONANIM`: the same for a dismissal: at once, or on a later step.
// [F04=0] only: B.viewWillDisappear < B.viewDidDisappear < A.returned
// [F04=1] only: A.returned < B.viewWillDisappear < B.viewDidDisappear

private final class DismissWithoutAnimation: ModalScript {
  override var isAnimated: Bool { false }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    if line == 1 { record("A", "returned") }
  }
}
