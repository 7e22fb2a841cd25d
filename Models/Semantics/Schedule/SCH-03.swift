import UIKit

// SCH-03: whether a present without animation also waits is open.
// [F04=0] only: B.viewWillAppear < B.viewDidAppear < A.returned
// [F04=1] only: A.returned < B.viewWillAppear < B.viewDidAppear

private final class WithoutAnimation: ModalScript {
  override var lines: Int { 1 }
  override var isAnimated: Bool { false }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    record("A", "returned")
  }
}
