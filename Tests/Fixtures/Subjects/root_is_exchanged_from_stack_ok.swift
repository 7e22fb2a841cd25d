// expect: holds
import UIKit

/// Signing out gives the window a root without a stack.
final class AccountPage: UIViewController {
  private let store = AccountStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign out", style: .plain, target: self, action: #selector(signOut))
  }

  @objc private func signOut() {
    store.signOut { [weak self] in
      self?.view.window?.rootViewController = WelcomePage()
    }
  }

  @IBAction func showDetails(_ sender: Any) {
    guard let navigationController, navigationController.transitionCoordinator == nil,
      navigationController.topViewController === self
    else { return }
    navigationController.pushViewController(UIViewController(), animated: true)
  }
}

final class WelcomePage: UIViewController {}

final class AccountStore {
  func signOut(_ done: @escaping () -> Void) { DispatchQueue.main.async { done() } }
}
