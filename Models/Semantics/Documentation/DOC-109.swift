import UIKit

// DOC-109: From iOS 13 on a popover in a narrow window behaves like a form sheet: the presenter's view stays.
// (developer.apple.com/documentation/uikit/uimodalpresentationstyle/popover).
// [iOS=13] only: B.viewDidAppear < A.in the window
// [iOS=17] only: B.viewDidAppear < A.in the window
// never: A.viewDidDisappear

private final class NarrowPopover: ModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
  override var compactWidth: Bool? { true }
  override var style: UIModalPresentationStyle { .popover }
  override func finish() { record("A", root.view.window == nil ? "out of the window" : "in the window") }
}
