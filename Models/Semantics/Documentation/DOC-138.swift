import UIKit

// DOC-138: A tap on a tab always shows the root of the tab, also when the tab is selected already: a navigation
// controller goes back to its root.
// (developer.apple.com/documentation/uikit/uitabbarcontroller).
// Open: the machine tells the delegate of such a tap, and pops nothing.
// only: stack.two < stack.two

private final class TapShowsRoot: Script {
  override var takesTouches: Bool { false }
  let tabs = UITabBarController()
  let navigation = UINavigationController(rootViewController: UIViewController())

  override func setUp() {
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.viewControllers = [navigation, UIViewController()]
    showRoot(tabs)
  }

  override func perform(_ line: Int) {
    tell()
    tapTab(navigation, tabs)
  }

  override func finish() { tell() }

  private func tell() { record("stack", navigation.viewControllers.count == 1 ? "one" : "two") }
}
