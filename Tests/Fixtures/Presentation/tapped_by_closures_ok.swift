// expect: holds
import UIKit

final class AccountService {
  func signOut(_ answer: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in
      DispatchQueue.main.async { answer() }
    }.resume()
  }
}

final class AccountHeaderView: UIView {
  func configure(shareHandler: @escaping () -> Void, leaveHandler: @escaping () -> Void) {}
}

/// Goes with what it presents.
final class AccountPage: UIViewController {
  private let service = AccountService()
  private let headerView = AccountHeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    headerView.configure(
      shareHandler: { [weak self] in
        guard let self, self.presentedViewController == nil, self.view.window != nil else { return }
        self.present(UIViewController(), animated: true)
      },
      leaveHandler: { [weak self] in
        self?.service.signOut {
          guard let self, !self.isBeingDismissed else { return }
          self.presentingViewController?.dismiss(animated: true)
        }
      })
  }
}

/// Opens nothing by its buttons.
final class ProfilePage: UIViewController {
  private let service = AccountService()
  private let headerView = AccountHeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    headerView.configure(
      shareHandler: { [weak self] in self?.title = "shared" },
      leaveHandler: { [weak self] in self?.service.signOut { self?.title = "gone" } })
  }
}

/// Opens something when the answer has come, and not before.
final class ReceiptPage: UIViewController {
  private let service = AccountService()
  private let headerView = AccountHeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    headerView.configure(
      shareHandler: { [weak self] in
        self?.service.signOut {
          guard let self, self.presentedViewController == nil, self.view.window != nil else { return }
          self.present(UIViewController(), animated: true)
        }
      }, leaveHandler: {})
  }
}
