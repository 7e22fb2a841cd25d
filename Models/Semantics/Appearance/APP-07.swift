import UIKit

// APP-07: what a container is told reaches the children whose views are inside its view.
// [F13=0] only: A.viewWillAppear < C.viewWillAppear < A.viewDidAppear < C.viewDidAppear
// [F13=1] only: C.viewWillAppear < A.viewWillAppear < C.viewDidAppear < A.viewDidAppear
// never: D.viewWillAppear

private final class PresentContainer: Script {
  let a = RecordedController("A")
  override func setUp() {
    showRoot(UIViewController())
    let child = RecordedController("C")
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    a.addChild(RecordedController("D"))
  }
  override func perform(_ line: Int) { root.present(a, animated: false) }
}
