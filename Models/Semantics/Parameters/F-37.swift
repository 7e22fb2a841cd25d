import UIKit

// F-37 `DISMISS_WHILE_PENDING`: the block of the dismiss follows what becomes of it.
// [F37=0 F06=1] only: A.dismissed < A.presents nothing
// [F37=1 F06=0] only: A.presented < A.presents something
// [F37=2] only: A.presented < A.dismissed < A.presents nothing

private final class DismissPendingWithBlock: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    super.perform(line + 1)
  }

  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}
