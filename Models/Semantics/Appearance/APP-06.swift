import UIKit

// APP-06: a callback that the app sends by hand makes UIKit skip or repeat its own.
// only: A.viewWillAppear < A.viewDidAppear
// only: A.viewWillAppear < A.viewDidAppear < A.viewWillAppear < A.viewDidAppear

private final class CallByHand: Script {
  let a = RecordedController("A")
  override func setUp() { showRoot(UIViewController()) }
  override func perform(_ line: Int) {
    a.viewWillAppear(false)
    a.viewDidAppear(false)
    root.addChild(a)
    root.view.addSubview(a.view)
    a.didMove(toParent: root)
  }
}
