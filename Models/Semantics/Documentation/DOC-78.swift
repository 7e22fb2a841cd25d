import UIKit

// DOC-78: Setting selectedIndex selects the controller at that place, and it is shown.
// (developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex).
// only: tabs.first selected < 2.viewDidAppear < tabs.second selected

private final class SelectedIndex: Script {
  override var takesTouches: Bool { false }
  let tabs = UITabBarController()
  let delegate = RecordedTabDelegate()

  override func setUp() {
    tabs.viewControllers = [RecordedController("1"), RecordedController("2")]
    tabs.delegate = delegate
    showRoot(tabs)
    recorder.log = []
  }

  override func perform(_ line: Int) {
    tell()
    tabs.selectedIndex = 1
  }

  override func finish() { tell() }

  private func tell() {
    record("tabs", tabs.selectedViewController === tabs.children[1] ? "second selected" : "first selected")
  }
}
