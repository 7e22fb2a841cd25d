import UIKit

// DG-07: a dismiss between the request and the start cancels the presentation, is dropped, or waits for it.
// [F37=0] only: A.presents nothing
// [F37=1] only: B.viewDidAppear < A.presented < A.presents something
// [F37=2] only: B.viewDidAppear < A.presented < B.viewDidDisappear < A.presents nothing

private final class DismissPending: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    root.dismiss(animated: true)
  }

  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}
