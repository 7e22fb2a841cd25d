import UIKit

// NAV-02: the DID callbacks come from first, for a push and for a pop: the opposite of a modal presentation.
// only: A.viewWillDisappear < B.viewWillAppear < A.viewDidDisappear < B.viewDidAppear < B.viewWillDisappear < A.viewWillAppear < B.viewDidDisappear < A.viewDidAppear

private final class PushAndPop: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override var lines: Int { 2 }
  override func setUp() { stack.show(in: self) }
  override func perform(_ line: Int) {
    if line == 0 { stack.push() } else { stack.pop() }
  }
}
