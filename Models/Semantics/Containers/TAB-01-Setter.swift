import UIKit

// TAB-01: without an animator both WILLs come inside the setter, viewIsAppearing and both DIDs with the commit after it (M-6).
// only: 2.viewDidLoad < 2.viewWillAppear < 1.viewWillDisappear < tabs.setterReturns < 2.viewIsAppearing < 1.viewDidDisappear < 2.viewDidAppear

private final class SelectInsideAStep: Script {
  let tabs = UITabBarController()
  override var takesTouches: Bool { false }
  override func setUp() {
    tabs.viewControllers = [RecordedController("1"), RecordedController("2")]
    showRoot(tabs)
  }
  override func perform(_ line: Int) {
    tabs.selectedIndex = 1
    record("tabs", "setterReturns")
  }
}
