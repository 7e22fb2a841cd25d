import UIKit

// F-45: an end without a begin delivers the DID, or only logs.
// [F45=0 F44=0] only: A.viewDidAppear < A.ends < A.viewDidAppear < A.ended
// [F45=1 F44=0] only: A.viewDidAppear < A.ends < A.ended

private final class EndTwice: Script {
  let a = RecordedController("A")
  let container = ForwardingContainer()
  override func setUp() {
    showRoot(container)
    container.add(a)
  }
  override func perform(_ line: Int) {
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    record("A", "ends")
    a.endAppearanceTransition()
    record("A", "ended")
  }
}
