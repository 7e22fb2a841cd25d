import UIKit

// DG-02: one call closes the whole chain; each controller ends disappeared, the block follows the DD of the child.
// always: B.viewWillDisappear < B.viewDidDisappear < A.dismissed
// always: C.viewWillDisappear < C.viewDidDisappear
// [F36=0] only: C.viewDidDisappear < B.viewWillDisappear < B.viewDidDisappear < A.dismissed < A.presents nothing

private final class WholeChain: ModalScript {
  override var lines: Int { 3 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line != 1 {
      super.perform(line)
    } else {
      let upper = RecordedController("C")
      upper.modalPresentationStyle = .overFullScreen
      presented?.present(upper, animated: true)
    }
  }

  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}
