import UIKit

// DOC-105: When the place of the controller that was selected is gone, too, the first is selected.
// (developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers).
// only: tabs.3 is selected

private final class FirstPlace: Script {
  override var takesTouches: Bool { false }
  let tabs = UITabBarController()
  let first = RecordedController("1")
  let second = RecordedController("2")

  override func setUp() {
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    showRoot(tabs)
  }

  let third = RecordedController("3")

  override func perform(_ line: Int) { tabs.viewControllers = [third] }

  override func finish() {
    record("tabs", tabs.selectedViewController === third ? "3 is selected" : "another is selected")
  }
}
