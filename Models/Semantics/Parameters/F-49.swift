import UIKit

// F-49: the queries for a push, inside the call or at the deferred start; before the WILL callbacks in either case.
// [F49=0] only: delegate.animationControllerForPush < delegate.interactionController < app.pushed < A.viewWillDisappear
// [F49=1] only: app.pushed < delegate.animationControllerForPush < delegate.interactionController < A.viewWillDisappear

private final class QueriedPush: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override func setUp() { stack.show(in: self, delegate: true) }
  override func perform(_ line: Int) { stack.push() }
}
