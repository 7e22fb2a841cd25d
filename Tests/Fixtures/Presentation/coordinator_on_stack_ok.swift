// expect: holds
import UIKit

/// Opens the account on the stack that it is made with; a sheet that is open goes first.
final class AccountCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func openAccount() {
    guard navigationController.presentedViewController == nil else {
      navigationController.dismiss(animated: true) { self.show() }
      return
    }
    show()
  }

  private func show() {
    let account = UIViewController()
    account.modalPresentationStyle = .fullScreen
    navigationController.present(account, animated: true)
  }
}
