import UIKit

// DOC-88: A delegate that answers none keeps a popover a popover in a narrow window: the presenter's view stays.
// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:)).
// only: delegate.adaptivePresentationStyle < B.viewDidAppear < A.in the window
// never: A.viewDidDisappear

private final class StaysPopover: Script {
  override var takesTouches: Bool { false }
  let stage = PopoverStage(compact: .none)

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { true }
  override func perform(_ line: Int) { stage.present() }

  override func finish() { record("A", stage.a.view.window == nil ? "out of the window" : "in the window") }
}
