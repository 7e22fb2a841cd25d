import UIKit

// F-03: up to iOS 12 a sheet in a wide window keeps its presenter, which hears nothing; in a narrow one it fills the screen.
// [iOS=12] only: B.viewWillAppear < B.viewDidAppear < A.regular
// [iOS=12] only: A.viewWillDisappear < B.viewWillAppear < B.viewDidAppear < A.viewDidDisappear < A.compact
// [iOS=13] never: A.viewWillDisappear

private final class OldSheet: Script {
  let a = RecordedController("A")

  override func setUp() { showRoot(a) }
  override func perform(_ line: Int) {
    let b = RecordedController("B")
    b.modalPresentationStyle = .formSheet
    a.present(b, animated: true)
  }
  override func finish() { record("A", a.traitCollection.horizontalSizeClass == .compact ? "compact" : "regular") }
}
