// expect: holds
import UIKit

/// Sets the stack that it wants, in one request.
final class FeedFlow {
  private let stack: UINavigationController
  private let other = UINavigationController()

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    stack.setViewControllers([UIViewController()], animated: true)
  }

  /// At once, and another stack.
  func open() {
    stack.pushViewController(UIViewController(), animated: false)
    stack.viewControllers.removeFirst()
    other.setViewControllers([UIViewController()], animated: false)
  }

  /// One or the other.
  func show(_ isFirst: Bool) {
    if isFirst {
      stack.setViewControllers([UIViewController()], animated: false)
    } else {
      stack.pushViewController(UIViewController(), animated: true)
    }
  }
}

/// Waits for the end.
final class LoginPage: UIViewController {
  @objc func done() {
    guard let stack = navigationController else { return }
    stack.pushViewController(UIViewController(), animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stack.viewControllers.removeFirst()
    }
  }
}
