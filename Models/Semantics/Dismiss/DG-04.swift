import UIKit

// DG-04: a dismiss that finds nothing does nothing; its block may run or not.
// [F06=0] only: A.asked
// [F06=1] only: A.dismissed < A.asked

private final class NothingThere: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line + 1)
    record("A", "asked")
  }
}
