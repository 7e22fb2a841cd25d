import UIKit

// DOC-77: A tap on the tab that is selected already tells the delegate of a selection, too.
// (developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)).
// only: delegate.didSelect < tabs.first
// never: 1.viewWillDisappear

private final class TappedAgain: Script {
  override var takesTouches: Bool { false }
  let tabs = UITabBarController()
  let delegate = RecordedTabDelegate()

  override func setUp() {
    tabs.viewControllers = [RecordedController("1"), RecordedController("2")]
    tabs.delegate = delegate
    showRoot(tabs)
    recorder.log = []
  }

  override func perform(_ line: Int) { tapTab(tabs.children[0], tabs) }
  override func finish() { record("tabs", tabs.selectedIndex == 0 ? "first" : "second") }
}
