import UIKit

protocol Wallet {
  func charge(_ amount: Int) async throws -> String
}

/// What is deferred runs when the answer has come, and not while the task waits.
final class PayPage: UIViewController {
  private let wallet: Wallet

  init(wallet: Wallet) {
    self.wallet = wallet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(pay))
  }

  @objc private func pay() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    let wait = UIAlertController(title: "Please wait", message: nil, preferredStyle: .alert)
    present(wait, animated: true)
    Task {
      defer { wait.presentingViewController?.dismiss(animated: true) }
      do {
        title = try await wallet.charge(12)
      } catch {
        tell(about: error)
      }
    }
  }

  private func tell(about error: Error) {
    let alert = UIAlertController(title: "Failed", message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)  // expect: likely TV601
  }
}
