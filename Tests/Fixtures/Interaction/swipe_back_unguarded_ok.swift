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

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
