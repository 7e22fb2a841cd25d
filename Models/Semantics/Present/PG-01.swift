import UIKit

// PG-01: a present while the presenter's last one waits for its start is dropped, and the console says so.
// [F23=0 F33=0] only: UIKit.is waiting for a delayed presentation < A.presented
// never: C.viewDidLoad

private final class PresentAtOnceAgain: ModalScript {
  override var lines: Int { 1 }

  override func perform(_ line: Int) {
    super.perform(line)
    root.present(RecordedController("C"), animated: true)
  }

  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { UIViewController() }
}
