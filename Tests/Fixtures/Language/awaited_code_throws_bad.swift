import UIKit

protocol Account {
  func open(_ name: String) async throws -> String
}

/// The alert that says "please wait" is still there when the error is told.
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
    let wait = UIAlertController(title: "Please wait", message: nil, preferredStyle: .alert)
    present(wait, animated: true)
    Task {
      do {
        title = try await account.open("name")
        await close(wait)
      } catch {
        tell(about: error)
      }
    }
  }

  private func close(_ wait: UIAlertController) async {
    wait.presentingViewController?.dismiss(animated: true)
  }

  private func tell(about error: Error) {
    let alert = UIAlertController(title: "Failed", message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)  // expect: likely TV601
  }
}
