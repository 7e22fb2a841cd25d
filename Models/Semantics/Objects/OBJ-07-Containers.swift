import UIKit

// OBJ-07: a container, its children and theirs find the coordinator of its transition; others find none, however active
// it is.
// only: tabs.coordinator < 2.coordinator < child of 2.coordinator < other.none < stack.coordinator < B.coordinator < child of B.coordinator < other.none

private final class CoordinatorsOfContainers: Script {
  let tabs = UITabBarController()
  let stack = UINavigationController(rootViewController: UIViewController())
  let second = UIViewController()
  let b = UIViewController()
  let other = UIViewController()

  let delegate = RecordedTabDelegate()

  override var takesTouches: Bool { false }
  override var lines: Int { 3 }

  override func setUp() {
    second.addChild(UIViewController())
    b.addChild(UIViewController())
    tabs.viewControllers = [stack, second]
    delegate.animator = RecordedAnimator("AN")
    tabs.delegate = delegate
    showRoot(tabs)
  }

  override func perform(_ line: Int) {
    switch line {
    case 0:
      tabs.selectedIndex = 1
      note([("tabs", tabs), ("2", second), ("child of 2", second.children[0]), ("other", other)])
    case 1: tabs.selectedIndex = 0
    default:
      stack.pushViewController(b, animated: true)
      note([("stack", stack), ("B", b), ("child of B", b.children[0]), ("other", other)])
    }
  }

  private func note(_ controllers: [(String, UIViewController)]) {
    for (name, controller) in controllers {
      record(name, controller.transitionCoordinator == nil ? "none" : "coordinator")
    }
  }
}
