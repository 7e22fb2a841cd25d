import UIKit

// DOC-09: Under the style fullScreen the presenter's views are removed once the presentation is complete.
// (developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen).
// only: B.viewDidAppear < A.left the window
// always: A.viewWillDisappear < A.viewDidDisappear

private final class FullScreen: ModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
  override var style: UIModalPresentationStyle { .fullScreen }

  override func finish() { record("A", root.view.window == nil ? "left the window" : "stays in the window") }
}
