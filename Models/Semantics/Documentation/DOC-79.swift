import UIKit

// DOC-79: The tab delegate's animator animates the change of tabs.
// (developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:animationcontrollerfortransitionfrom:to:)).
// only: delegate.animationController < AN.animateTransition < AN.completeTransition(true) < 2.viewDidAppear

private final class AnimatedTabs: Script {
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
    delegate.animator = RecordedAnimator("AN")
    tabs.selectedIndex = 1
  }
}
