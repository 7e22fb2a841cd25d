import UIKit

// DG-05: a dismiss while the last one is in progress is dropped, and the console says so.
// [F23=0 F06=0] only: UIKit.while a presentation or dismiss is in progress < B.viewDidDisappear < A.dismissed
// [F23=0 F06=1] only: UIKit.while a presentation or dismiss is in progress < A.dismissed again < B.viewDidDisappear < A.dismissed

private final class DismissTwice: ModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    if line == 1 { root.dismiss(animated: true) { record("A", "dismissed again") } }
  }
}
