import UIKit

// ADP-02: when the window becomes narrow the presentation is exchanged, controllers included, without another present.
// [F32=0 F52=0] only: delegate.adaptivePresentationStyle < delegate.willPresentWithAdaptiveStyle(none) < B.viewWillAppear < B.viewDidAppear < delegate.adaptivePresentationStyle < delegate.viewControllerForAdaptivePresentationStyle < delegate.prepareAdaptivePresentationController < B.viewWillDisappear < B.viewDidDisappear < C.viewWillAppear < C.viewDidAppear < A.viewWillDisappear < A.viewDidDisappear < delegate.willPresentWithAdaptiveStyle < A.presents something

private final class NarrowedPopover: Script {
  let stage = PopoverStage(compact: .fullScreen, replacement: RecordedController("C"))

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { false }
  override var lines: Int { 2 }
  override func perform(_ line: Int) { if line == 0 { stage.present() } else { changeWidth() } }
  override func finish() {
    record("A", stage.a.presentedViewController == nil ? "presents nothing" : "presents something")
  }
}
