// expect: holds
import UIKit

/// Makes its own stack and puts it into the window; a sheet that is open goes first.
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
