import UIKit

// F-02 `DEFAULT_STYLE`: a popover in a narrow window becomes what is presented by default: a sheet from iOS 13 on, and a
// full-screen presentation before.
// only: B.is shown as a sheet
// never: A.viewWillDisappear
// [iOS=12] only: A.viewWillDisappear < A.viewDidDisappear < B.covers the screen

private final class NarrowDefault: ModalScript {
  override var lines: Int { 1 }
  override var compactWidth: Bool? { true }
  override var style: UIModalPresentationStyle { .popover }

  override func finish() {
    switch presented?.presentationController?.presentationStyle {
    case .pageSheet: record("B", "is shown as a sheet")
    case .fullScreen: record("B", "covers the screen")
    default: record("B", "is shown otherwise")
    }
  }
}
