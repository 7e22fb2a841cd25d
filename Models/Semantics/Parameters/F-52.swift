import UIKit

// F-52: when a presentation adapts B hears nothing or disappears and appears again, A is removed or left, and a running
// transition is completed at once or waited for.
// [F52=0] only: A.viewDidAppear < A.narrows < A.viewWillDisappear < B.viewWillAppear < B.viewDidAppear < A.viewDidDisappear < A.presents
// [F52=0] only: A.viewDidAppear < B.viewWillAppear < A.narrows < B.viewDidAppear < A.viewWillDisappear < A.viewDidDisappear < A.presents
// [F52=0] only: A.viewDidAppear < B.viewWillAppear < B.viewDidAppear < A.narrows < A.viewWillDisappear < A.viewDidDisappear < A.presents
// [F52=0] sometimes: B.viewWillAppear < A.narrows < B.viewDidAppear < A.narrowed
// [F52=0] never: B.viewDidDisappear
// [F52=1] only: A.viewDidAppear < A.narrows < A.viewWillDisappear < B.viewWillAppear < B.viewDidAppear < A.viewDidDisappear < A.presents
// [F52=1] only: A.viewDidAppear < B.viewWillAppear < A.narrows < B.viewDidAppear < B.viewWillDisappear < B.viewDidDisappear < B.viewWillAppear < B.viewDidAppear < A.presents
// [F52=1] only: A.viewDidAppear < B.viewWillAppear < B.viewDidAppear < A.narrows < B.viewWillDisappear < B.viewDidDisappear < B.viewWillAppear < B.viewDidAppear < A.presents
// [F52=1] sometimes: B.viewWillAppear < A.narrows < A.narrowed < B.viewDidAppear
// [F52=1] never: B.viewDidAppear < A.viewWillDisappear

private final class AdaptedInFlight: Script {
  let stage = PopoverStage(compact: .fullScreen)

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { false }
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }

  override func perform(_ line: Int) {
    if line == 0 {
      stage.present()
    } else {
      record("A", "narrows")
      changeWidth()
      record("A", "narrowed")
    }
  }

  override func finish() { record("A", "presents") }
}
