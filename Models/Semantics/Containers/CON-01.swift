import UIKit

// CON-01: a container undoes a begin by one in the opposite direction; one end closes both.
// only: A.viewWillAppear < A.viewDidAppear < A.viewWillDisappear < A.viewWillAppear < A.viewDidAppear < A.closed

private final class CancelByBegin: Script {
  let a = RecordedController("A")
  let container = ForwardingContainer()
  override func setUp() {
    showRoot(container)
    container.add(a)
  }
  override func perform(_ line: Int) {
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    a.beginAppearanceTransition(false, animated: true)
    a.beginAppearanceTransition(true, animated: true)
    a.endAppearanceTransition()
    record("A", "closed")
  }
}
