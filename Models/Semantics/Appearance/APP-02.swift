import UIKit

// APP-02: viewIsAppearing comes once per appearance, after the WILL and before the DID.
// only: A.viewWillAppear < A.viewIsAppearing < A.viewDidAppear < A.viewWillDisappear < A.viewDidDisappear < B.viewWillAppear < B.viewIsAppearing < B.viewDidAppear

private final class ShowAndReplace: Script {
  let a = RecordedController("A")
  let b = RecordedController("B")
  override func setUp() { showRoot(UIViewController()) }
  override var lines: Int { 3 }
  override func perform(_ line: Int) {
    switch line {
    case 0: show(a)
    case 1:
      a.view.removeFromSuperview()
      a.removeFromParent()
    default: show(b)
    }
  }

  private func show(_ child: UIViewController) {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.view.layoutIfNeeded()
  }
}
