import UIKit

// DOC-76: A delegate that does not allow the selection keeps the current tab.
// (developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)).
// only: delegate.shouldSelect < tabs.first
// never: delegate.didSelect
// never: 2.viewWillAppear

private final class NotAllowed: Script {
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
    delegate.allowsSelection = false
    tapTab(tabs.children[1], tabs)
  }

  override func finish() { record("tabs", tabs.selectedIndex == 0 ? "first" : "second") }
}
