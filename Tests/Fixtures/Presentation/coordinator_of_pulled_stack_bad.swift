import UIKit

final class SettingsCoordinator {
  weak var parent: MainCoordinator?
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() { stack.pushViewController(SettingsPage(), animated: false) }

  func close() {
    stack.dismiss(animated: true)
    parent?.childDidFinish(self)
  }
}

final class SettingsPage: UIViewController {}

/// Takes its child out when that says so, and not when the user pulls the pages down.
final class MainCoordinator {
  private var childCoordinators: [SettingsCoordinator] = []
  private let host = UIViewController()

  func showSettings() {
    let stack = UINavigationController()
    let child = SettingsCoordinator(stack: stack)
    child.parent = self
    child.start()
    childCoordinators.append(child)
    host.present(stack, animated: true)  // expect: TV1102
  }

  func childDidFinish(_ child: SettingsCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
