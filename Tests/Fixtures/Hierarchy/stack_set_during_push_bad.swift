import UIKit

/// Pushes, and takes away the first page while the push runs.
final class FeedFlow {
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let isEmpty = stack.viewControllers.isEmpty
    stack.pushViewController(UIViewController(), animated: true)
    if !isEmpty {
      stack.viewControllers.remove(at: 0)  // expect: possible TV701
    }
  }
}

/// Goes back, and sets what is to be there.
final class LoginPage: UIViewController {
  @objc func done() {
    navigationController?.popViewController(animated: true)
    navigationController?.setViewControllers([UIViewController()], animated: false)  // expect: possible TV701
  }
}
