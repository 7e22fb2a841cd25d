import UIKit

/// Opens the account on the stack that it is made with; a sheet that is open is asked to go, and is not waited for.
final class AccountCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func openAccount() {
    if navigationController.presentedViewController != nil { navigationController.dismiss(animated: true) }
    let account = UIViewController()
    account.modalPresentationStyle = .fullScreen
    navigationController.present(account, animated: true)  // expect: TV601
  }
}
