import UIKit

// F-44: a repeated WILL is delivered or suppressed.
// [F44=0] only: A.viewWillAppear < A.told < A.viewWillAppear < A.viewDidAppear
// [F44=1] only: A.viewWillAppear < A.told < A.viewDidAppear

private final class TellTwice: Script {
  let a = RecordedController("A")
  let container = ForwardingContainer()
  override func setUp() {
    showRoot(container)
    container.add(a)
  }
  override func perform(_ line: Int) {
    a.beginAppearanceTransition(true, animated: false)
    record("A", "told")
    sendWill(a, true, false)
    a.endAppearanceTransition()
  }
}
