import UIKit

// DOC-104: When the controller that was selected is not among the new ones, the one in the same place is selected.
// (developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers).
// only: tabs.4 is selected

private final class SamePlace: Script {
  override var takesTouches: Bool { false }
  let tabs = UITabBarController()
  let first = RecordedController("1")
  let second = RecordedController("2")

  override func setUp() {
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    showRoot(tabs)
  }

  let fourth = RecordedController("4")

  override func perform(_ line: Int) { tabs.viewControllers = [RecordedController("3"), fourth] }

  override func finish() {
    record("tabs", tabs.selectedViewController === fourth ? "4 is selected" : "another is selected")
  }
}
