import UIKit

// TAB-02: a tap asks the delegate whether to select, then for the parts of a transition, and tells it afterwards; code is
// asked for the parts alone.
// only: delegate.shouldSelect < delegate.animationController < delegate.interactionController < 2.viewWillAppear < 1.viewWillDisappear < AN.animateTransition < 1.viewDidDisappear < 2.viewDidAppear < delegate.didSelect < script.selects < delegate.animationController < delegate.interactionController < 1.viewWillAppear < 2.viewWillDisappear < AN.animateTransition < 2.viewDidDisappear < 1.viewDidAppear

private final class TapThenSelect: Script {
  let tabs = UITabBarController()
  let delegate = RecordedTabDelegate()
  override var takesTouches: Bool { false }
  override func setUp() {
    tabs.viewControllers = [RecordedController("1"), RecordedController("2")]
    delegate.animator = RecordedAnimator("AN")
    tabs.delegate = delegate
    showRoot(tabs)
    recorder.log = []
  }
  override var lines: Int { 2 }
  override func perform(_ line: Int) {
    if line == 0 {
      tapTab(tabs.children[1], tabs)
    } else {
      record("script", "selects")
      tabs.selectedIndex = 0
    }
  }
}
