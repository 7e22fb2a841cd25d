import UIKit

// APP-03: a callback for the present state is delivered again or suppressed (F-44).
// [F44=0 F45=0] only: A.viewDidAppear < A.told < A.viewDidAppear < A.toldAgain
// [F44=1 F45=0] only: A.viewDidAppear < A.told < A.toldAgain

private final class EndAgain: Script {
  let a = RecordedController("A")
  let container = ForwardingContainer()
  override func setUp() {
    showRoot(container)
    container.add(a)
  }
  override func perform(_ line: Int) {
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    record("A", "told")
    a.endAppearanceTransition()
    record("A", "toldAgain")
  }
}
