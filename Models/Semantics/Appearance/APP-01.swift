import UIKit

// APP-01: a controller appears and disappears by turns; a cancelled transition turns back without the DID.
// only: A.viewWillAppear < A.viewWillDisappear < A.viewWillAppear < A.viewDidAppear < A.viewWillDisappear < A.viewWillAppear < A.viewWillDisappear < A.viewDidDisappear

private final class TurnBackTwice: Script {
  let a = RecordedController("A")
  let container = ForwardingContainer()
  override func setUp() {
    showRoot(container)
    container.add(a)
  }
  override func perform(_ line: Int) {
    a.beginAppearanceTransition(true, animated: false)
    a.beginAppearanceTransition(false, animated: false)
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    a.beginAppearanceTransition(false, animated: false)
    a.beginAppearanceTransition(true, animated: false)
    a.beginAppearanceTransition(false, animated: false)
    a.endAppearanceTransition()
  }
}
