import UIKit

// DOC-106: Assigning selectedViewController shows that controller and changes selectedIndex accordingly.
// (developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller).
// only: 1.viewDidAppear < tabs.the first place

private final class SelectedController: Script {
  override var takesTouches: Bool { false }
  let tabs = UITabBarController()
  let first = RecordedController("1")
  let second = RecordedController("2")

  override func setUp() {
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    showRoot(tabs)
  }

  override func perform(_ line: Int) { tabs.selectedViewController = first }
  override func finish() { record("tabs", tabs.selectedIndex == 0 ? "the first place" : "another place") }
}
