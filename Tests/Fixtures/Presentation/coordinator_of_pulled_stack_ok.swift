// expect: holds
import UIKit

final class SettingsCoordinator {
  weak var parent: MainCoordinator?
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func close() {
    stack.dismiss(animated: true)
    parent?.childDidFinish(self)
  }
}

final class MainCoordinator {
  private var childCoordinators: [SettingsCoordinator] = []
  private let host = UIViewController()

  func showSettings() {
    let stack = UINavigationController()
    stack.isModalInPresentation = true
    let child = SettingsCoordinator(stack: stack)
    child.parent = self
    childCoordinators.append(child)
    host.present(stack, animated: true)
  }

  func childDidFinish(_ child: SettingsCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
