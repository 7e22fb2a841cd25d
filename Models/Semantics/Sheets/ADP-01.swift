import UIKit

// ADP-01: a popover in a narrow window asks for a style, for another controller, shows what stands in, and says what it is.
// [F32=0] only: delegate.adaptivePresentationStyle < delegate.viewControllerForAdaptivePresentationStyle < delegate.prepareAdaptivePresentationController < delegate.willPresentWithAdaptiveStyle < C.viewWillAppear < C.viewDidAppear < A.viewDidDisappear
// never: B.viewWillAppear
// never: delegate.willPresentWithAdaptiveStyle(none)

private final class AdaptedPopover: Script {
  let stage = PopoverStage(compact: .fullScreen, replacement: RecordedController("C"))

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { true }
  override var lines: Int { 1 }
  override func perform(_ line: Int) { if line == 0 { stage.present() } else { changeWidth() } }
  override func finish() {
    record("A", stage.a.presentedViewController == nil ? "presents nothing" : "presents something")
  }
}
