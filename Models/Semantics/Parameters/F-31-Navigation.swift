import UIKit

// F-31: the view of a pushed controller is loaded inside the request, at the start before any WILL (T-20), or between
// the WILLs (T-30).
// sometimes: B.viewDidLoad < app.pushed < A.viewWillDisappear < B.viewWillAppear
// sometimes: app.pushed < B.viewDidLoad < A.viewWillDisappear < B.viewWillAppear
// sometimes: app.pushed < A.viewWillDisappear < B.viewDidLoad < B.viewWillAppear
// always: B.viewDidLoad < B.viewWillAppear
// [F31=0] always: B.viewDidLoad < app.pushed
// [F31=1] always: A.viewWillDisappear < B.viewDidLoad

private final class TimeOfLoadingInStack: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override func setUp() { stack.show(in: self) }
  override func perform(_ line: Int) { stack.push() }
}
