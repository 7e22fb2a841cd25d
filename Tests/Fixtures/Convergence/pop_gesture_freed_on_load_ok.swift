// expect: holds
import UIKit

/// A stack that frees its swipe from the edge as soon as its view is loaded, but not for the root, nor during a push.
final class FreeSwipeStack: UINavigationController, UIGestureRecognizerDelegate, UINavigationControllerDelegate {
  private var isPushing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isPushing = true
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    isPushing = false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && !isPushing
  }
}
