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

final class AccountCoordinator {
  weak var parent: AccountOwner?
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let page = AccountPage()
    page.coordinator = self
    stack.pushViewController(page, animated: false)
  }

  func finish() { parent?.childDidFinish(self) }
}

/// Notices each end of its stack.
final class AccountPage: UIViewController {
  weak var coordinator: AccountCoordinator?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if navigationController?.isBeingDismissed == true { coordinator?.finish() }
  }
}

final class AccountOwner {
  private var childCoordinators: [AccountCoordinator] = []
  private let host = UIViewController()

  func showAccount() {
    let stack = UINavigationController()
    let child = AccountCoordinator(stack: stack)
    child.parent = self
    childCoordinators.append(child)
    child.start()
    host.present(stack, animated: true)
  }

  func childDidFinish(_ child: AccountCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
