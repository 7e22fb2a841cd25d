import UIKit

// DOC-03: Dismiss, sent to the presented controller itself, is handled by its presenter.
// (developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)).
// only: B.viewWillDisappear < B.viewDidDisappear < A.presents nothing

private final class DismissPresented: ModalScript {
  override var takesTouches: Bool { false }
  override func perform(_ line: Int) {
    if line == 0 { super.perform(line) } else { presented?.dismiss(animated: true) }
  }

  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}
