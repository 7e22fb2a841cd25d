import UIKit

// APP-05: an end without an open begin is out of balance; the DID may come all the same (F-45).
// [F44=0] only: A.ended
// [F44=0] only: A.viewDidDisappear < A.ended

private final class EndWithoutBegin: Script {
  let a = RecordedController("A")
  let container = ForwardingContainer()
  override func setUp() {
    showRoot(container)
    container.add(a)
  }
  override func perform(_ line: Int) {
    a.endAppearanceTransition()
    record("A", "ended")
  }
}
