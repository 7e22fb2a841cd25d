import UIKit

// NAV-01: the back button pops what the navigation controller lets it pop.
// only: N.shouldPop < N.refused < N.shouldPop < B.viewWillDisappear < B.viewDidDisappear

private final class AskedController: UINavigationController, UINavigationBarDelegate {
  var isAsked = false

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    record("N", "shouldPop")
    if isAsked { return true }
    isAsked = true
    record("N", "refused")
    return false
  }
}

private final class TapBackTwice: Script {
  let navigation = AskedController(rootViewController: UIViewController())

  override var takesTouches: Bool { false }

  override func setUp() {
    navigation.pushViewController(RecordedController("B"), animated: false)
    showRoot(navigation)
  }

  override var lines: Int { 2 }

  override func perform(_ line: Int) { navigation.goBack() }
}
