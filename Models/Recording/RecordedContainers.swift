import UIKit

/// A tab bar delegate that records what it is asked.
class RecordedTabDelegate: NSObject, UITabBarControllerDelegate {
  /// Nil: UIKit's own change of tab.
  var animator: RecordedAnimator?
  /// Vended for the next transition, while it is there.
  var driver: RecordedDriver?
  var allowsSelection = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    record("delegate", "shouldSelect")
    return allowsSelection
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    record("delegate", "didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    record("delegate", "animationController")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    record("delegate", "interactionController")
    return driver
  }
}

/// Two pages in a row, and a delegate that records what it hears.
class RecordedPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let first: UIViewController
  let second: UIViewController

  init(_ first: UIViewController, _ second: UIViewController) {
    self.first = first
    self.second = second
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    viewController === second ? first : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    viewController === first ? second : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    record("delegate", "willTransition")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    record("delegate", completed ? "didFinish(true)" : "didFinish(false)")
  }
}
