import UIKit

// expect: holds

/// A stack that asks before its swipe from the edge, and switches it off as long as an animated push lasts.
final class CarefulStack: UINavigationController, UIGestureRecognizerDelegate, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if animated { interactivePopGestureRecognizer?.isEnabled = false }
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    interactivePopGestureRecognizer?.isEnabled = true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}
