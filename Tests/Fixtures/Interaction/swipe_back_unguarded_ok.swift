// expect: holds
import UIKit

final class Flow: NSObject, UINavigationControllerDelegate {
  let stack = UINavigationController(rootViewController: UIViewController())

  func start() {
    stack.delegate = self
    stack.interactivePopGestureRecognizer?.delegate = nil
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    stack.interactivePopGestureRecognizer?.isEnabled = stack.viewControllers.count > 1
  }
}

/// Hears the recogniser while it is asked to.
final class SwipeGate: NSObject, UIGestureRecognizerDelegate {
  let stack = UINavigationController(rootViewController: UIViewController())

  func begin() { stack.interactivePopGestureRecognizer?.delegate = self }

  func end() { stack.interactivePopGestureRecognizer?.delegate = nil }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stack.viewControllers.count > 1
  }
}

/// Takes leave at its end.
final class SwipeOwner {
  let stack = UINavigationController(rootViewController: UIViewController())

  deinit { stack.interactivePopGestureRecognizer?.delegate = nil }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
