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

/// Takes its child out when that says so, and not when the user pulls the pages down.
final class MainCoordinator {
  private var childCoordinators: [SettingsCoordinator] = []
  private let host = UIViewController()

  func showSettings() {
    let stack = UINavigationController()
    let child = SettingsCoordinator(stack: stack)
    child.parent = self
    childCoordinators.append(child)
    host.present(stack, animated: true)  // expect: TV1102
  }

  func childDidFinish(_ child: SettingsCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
