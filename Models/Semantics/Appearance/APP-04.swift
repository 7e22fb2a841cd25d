import UIKit

// APP-04: begin sends the WILL and end the DID, by direction, and the flag of begin is passed on.
// only: A.viewWillAppear(animated) < A.begun < A.ending < A.viewDidAppear < A.viewWillDisappear < A.begun < A.ending < A.viewDidDisappear

private final class BeginAndEnd: Script {
  let a = RecordedController("A")
  let container = ForwardingContainer()
  override func setUp() {
    showRoot(container)
    container.add(a)
  }
  override func perform(_ line: Int) {
    a.recordsFlags = true
    a.beginAppearanceTransition(true, animated: true)
    record("A", "begun")
    record("A", "ending")
    a.endAppearanceTransition()
    a.beginAppearanceTransition(false, animated: false)
    record("A", "begun")
    record("A", "ending")
    a.endAppearanceTransition()
  }
}
