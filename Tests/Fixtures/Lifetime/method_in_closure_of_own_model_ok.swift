// expect: holds
import UIKit

final class AccountModel {
  var onChange: (() -> Void)?
  var onError: ((String) -> Void)?
  var onEnd: (() -> Void)?

  func load() {
    onChange?()
  }
}

/// The model keeps closures that look whether the page is still there, and one that it lets go.
final class AccountViewController: UIViewController {
  private let model = AccountModel()
  private weak var other: AccountModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { [weak self] in self?.reload() }
    model.onError = { [unowned self] in title = $0 }
    model.onEnd = { self.reload() }
    other?.onChange = reload
    model.load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    model.onEnd = nil
  }

  private func reload() {
    view.setNeedsLayout()
  }
}

final class HomeViewController: UIViewController {
  @objc func openAccount() {
    present(AccountViewController(), animated: true)
  }
}
