import UIKit

// DOC-11: Under the style currentContext the presenter's views are removed once the presentation is complete.
// (developer.apple.com/documentation/uikit/uimodalpresentationstyle/currentcontext).
// only: B.viewDidAppear < A.left the window

private final class CurrentContext: ModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
  override var style: UIModalPresentationStyle { .currentContext }

  override func finish() { record("A", root.view.window == nil ? "left the window" : "stays in the window") }
}
