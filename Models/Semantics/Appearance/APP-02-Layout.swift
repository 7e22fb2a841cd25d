import UIKit

// APP-02: viewIsAppearing comes before the layout pass of the controller's own view (M-1, M-2).
// always: A.viewWillAppear < A.viewIsAppearing < A.viewWillLayoutSubviews < A.viewDidLayoutSubviews
// always: B.viewWillAppear < B.viewIsAppearing < B.viewWillLayoutSubviews < B.viewDidLayoutSubviews

private final class LayoutOfPushed: Script {
  let a = RecordedController("A")
  override var takesTouches: Bool { false }

  override func setUp() {
    a.recordsLayout = true
    showRoot(UINavigationController(rootViewController: a))
  }

  override func perform(_ line: Int) {
    let b = RecordedController("B")
    b.recordsLayout = true
    a.navigationController!.pushViewController(b, animated: true)
  }
}
