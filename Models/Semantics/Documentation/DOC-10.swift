import UIKit

// DOC-10: Under the style overFullScreen the views beneath stay in the hierarchy when the presentation has finished.
// (developer.apple.com/documentation/uikit/uimodalpresentationstyle/overfullscreen).
// only: B.viewDidAppear < A.stays in the window
// never: A.viewDidDisappear

private final class OverFullScreen: ModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
  override var style: UIModalPresentationStyle { .overFullScreen }

  override func finish() { record("A", root.view.window == nil ? "left the window" : "stays in the window") }
}
