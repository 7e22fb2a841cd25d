import UIKit

// ADP-03: adaptivity is asked for again and again, also when nothing comes of it.
// only: delegate.adaptivePresentationStyle < delegate.willPresentWithAdaptiveStyle(none) < delegate.adaptivePresentationStyle < delegate.adaptivePresentationStyle < A.presents something
// never: delegate.viewControllerForAdaptivePresentationStyle
// never: B.viewWillDisappear

private final class RepeatedQueries: Script {
  let stage = PopoverStage(compact: .none)

  override func setUp() { showRoot(stage.a) }
  override var compactWidth: Bool? { false }
  override var lines: Int { 3 }
  override func perform(_ line: Int) { if line == 0 { stage.present() } else { changeWidth() } }
  override func finish() {
    record("A", stage.a.presentedViewController == nil ? "presents nothing" : "presents something")
  }
}
