import UIKit

// DOC-90: The controller that the delegate gives for an adapted style is displayed in place of the presented one.
// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:viewcontrollerforadaptivepresentationstyle:)).
// only: delegate.viewControllerForAdaptivePresentationStyle < C.viewWillAppear < C.viewDidAppear
// never: B.viewDidAppear

private final class InPlaceOf: Script {
  override var takesTouches: Bool { false }
  let stage = PopoverStage(compact: .fullScreen, replacement: RecordedController("C"))

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { true }
  override func perform(_ line: Int) { stage.present() }
}
