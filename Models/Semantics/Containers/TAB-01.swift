import UIKit

// TAB-01: the new controller is told first, and the old one has gone before the new one is there.
// only: 1.viewDidLoad < 1.viewWillAppear < 1.viewDidAppear < 2.viewDidLoad < 2.viewWillAppear < 1.viewWillDisappear < 1.viewDidDisappear < 2.viewDidAppear < 1.viewWillAppear < 2.viewWillDisappear < 2.viewDidDisappear < 1.viewDidAppear

private final class SelectAndReturn: Script {
  let tabs = UITabBarController()
  override var takesTouches: Bool { false }
  override func setUp() {
    tabs.viewControllers = [RecordedController("1"), RecordedController("2")]
    showRoot(tabs)
  }
  override var lines: Int { 2 }
  override func perform(_ line: Int) { tabs.selectedIndex = line == 0 ? 1 : 0 }
}
