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

/// Its header is given what its buttons do: the share sheet may be open when the user is signed out.
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
          self?.dismiss(animated: true)  // expect: TV603
        }
      })
  }
}
