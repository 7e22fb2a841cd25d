import UIKit

final class AccountModel {
  var onChange: (() -> Void)?
  var onError: ((String) -> Void)?

  func load() {
    onChange?()
  }
}

/// The model keeps methods of the page that keeps the model.
final class AccountViewController: UIViewController {
  private let model = AccountModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = reload  // expect: TV902
    model.onError = { self.title = $0 }  // expect: TV902
    model.load()
  }

  private func reload() {
    view.setNeedsLayout()
  }
}
