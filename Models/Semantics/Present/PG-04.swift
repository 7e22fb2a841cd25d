import UIKit

// PG-04: a present while the presenter's own present is in progress is dropped, with a log only.
// [F23=0] never: C.viewWillAppear
// [F23=0] never: A.presented C
// always: B.viewWillAppear < B.viewDidAppear < A.presented B

private final class PresentTwice: Script {
  let a = RecordedController("A")

  override func setUp() { showRoot(a) }
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }

  override func perform(_ line: Int) {
    if line == 0 {
      a.present(RecordedController("B"), animated: true) { record("A", "presented B") }
    } else {
      a.present(RecordedController("C"), animated: true) { record("A", "presented C") }
    }
  }
}
