import UIKit

// DOC-12: Under the style overCurrentContext the views beneath stay in the hierarchy when the presentation has
// finished.
// (developer.apple.com/documentation/uikit/uimodalpresentationstyle/overcurrentcontext).
// only: B.viewDidAppear < A.stays in the window

private final class OverCurrentContext: ModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
  override var style: UIModalPresentationStyle { .overCurrentContext }

  override func finish() { record("A", root.view.window == nil ? "left the window" : "stays in the window") }
}
