import UIKit

// expect: holds

protocol Account {
  func open(_ name: String) async throws -> String
}

/// Nothing else is shown when the error is told.
final class OpeningPage: UIViewController {
  private let account: Account

  init(account: Account) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(openAccount))
  }

  @objc private func openAccount() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    Task {
      do {
        title = try await account.open("name")
      } catch {
        tell(about: error)
      }
    }
  }

  private func tell(about error: Error) {
    guard presentedViewController == nil, transitionCoordinator == nil, view.window != nil else { return }
    let alert = UIAlertController(title: "Failed", message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
