import UIKit

// NAV-01: in a narrow window a split view controller pushes the detail onto its primary, if that is a navigation
// controller; the secondary has been pushed when it was collapsed.
// only: S.viewWillAppear < S.viewDidAppear < S.viewWillDisappear < D.viewWillAppear < S.viewDidDisappear < D.viewDidAppear < stack.three controllers

private final class PushDetail: Script {
  let navigation = UINavigationController(rootViewController: UIViewController())

  override var compactWidth: Bool? { true }
  override var takesTouches: Bool { false }

  override func setUp() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(navigation, for: .primary)
    split.setViewController(RecordedController("S"), for: .secondary)
    showRoot(split)
  }

  override var lines: Int { 1 }

  override func perform(_ line: Int) {
    navigation.topViewController?.showDetailViewController(RecordedController("D"), sender: nil)
  }

  override func finish() {
    record("stack", navigation.viewControllers.count == 3 ? "three controllers" : "other controllers")
  }
}
