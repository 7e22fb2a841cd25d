import UIKit

// DOC-75: Selecting a tab in code does not tell the delegate of a selection; a tap does.
// (developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)).
// only: app.selects < app.taps < delegate.didSelect

private final class SelectedInCode: Script {
  override var takesTouches: Bool { false }
  let tabs = UITabBarController()
  let delegate = RecordedTabDelegate()

  override func setUp() {
    tabs.viewControllers = [RecordedController("1"), RecordedController("2")]
    tabs.delegate = delegate
    showRoot(tabs)
    recorder.log = []
  }

  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    record("app", line == 0 ? "selects" : "taps")
    if line == 0 { tabs.selectedIndex = 1 } else { tapTab(tabs.children[0], tabs) }
  }
}
