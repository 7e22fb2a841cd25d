import UIKit

// DOC-89: A delegate that answers fullScreen makes a popover fill the screen in a narrow window: the presenter's view
// goes.
// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:)).
// only: delegate.adaptivePresentationStyle < B.viewDidAppear < A.out of the window
// always: A.viewWillDisappear < A.viewDidDisappear

private final class FillsTheScreen: Script {
  override var takesTouches: Bool { false }
  let stage = PopoverStage(compact: .fullScreen)

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { true }
  override func perform(_ line: Int) { stage.present() }

  override func finish() { record("A", stage.a.view.window == nil ? "out of the window" : "in the window") }
}
