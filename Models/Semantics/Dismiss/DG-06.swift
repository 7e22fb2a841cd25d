import UIKit

// DG-06: a second dismiss that waits meets the relations of its moment: sent to the presenter, it closes the next one.
// [F23=0] only: C.viewDidDisappear
// [F23=1] only: C.viewDidDisappear < B.viewDidDisappear

private final class DoubleTap: ModalScript {
  override var lines: Int { 3 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 {
      super.perform(line)
    } else if line == 1 {
      let upper = RecordedController("C")
      upper.modalPresentationStyle = .overFullScreen
      presented?.present(upper, animated: true)
    } else {
      let middle = presented
      middle?.dismiss(animated: true)
      middle?.dismiss(animated: true)
    }
  }
}
