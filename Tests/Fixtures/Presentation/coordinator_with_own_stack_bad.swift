import UIKit

/// Makes its own stack and puts it into the window; a sheet that is open is asked to go, and is not waited for.
final class ReaderCoordinator {
  private let navigationController = UINavigationController()
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    navigationController.setViewControllers([UIViewController()], animated: false)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func openAccount() {
    if navigationController.presentedViewController != nil { navigationController.dismiss(animated: true) }
    let account = UIViewController()
    account.modalPresentationStyle = .fullScreen
    navigationController.present(account, animated: true)  // expect: TV601
  }
}
