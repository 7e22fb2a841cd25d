import UIKit

// SCH-04: a present sent to a controller that is itself being presented is dropped, waits, or is judged at once.
// [F23=0] never: C.viewWillAppear
// [F23=1] never: C.viewWillAppear < B.viewDidAppear
// [F23=1] sometimes: B.viewDidAppear < C.viewWillAppear < C.viewDidAppear
// [F23=2] sometimes: C.viewWillAppear < B.viewDidAppear

private final class PresentFromNewcomer: ModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func isReady(_ line: Int) -> Bool { line == 0 || !activeTransitions.isEmpty }

  override func perform(_ line: Int) {
    if line == 0 { super.perform(line) } else { presented?.present(RecordedController("C"), animated: true) }
  }
}
