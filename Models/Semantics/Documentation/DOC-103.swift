import UIKit

// DOC-103: When a tab bar controller gets other controllers, the one that was selected stays selected if it is among
// them.
// (developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers).
// only: tabs.2 is selected < tabs.the first place

private final class StaysSelected: Script {
  override var takesTouches: Bool { false }
  let tabs = UITabBarController()
  let first = RecordedController("1")
  let second = RecordedController("2")

  override func setUp() {
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    showRoot(tabs)
  }

  override func perform(_ line: Int) { tabs.viewControllers = [second, first] }

  override func finish() {
    record("tabs", tabs.selectedViewController === second ? "2 is selected" : "another is selected")
    record("tabs", tabs.selectedIndex == 0 ? "the first place" : "another place")
  }
}
