import UIKit

/// Shows a hint on a page that it is given.
enum Hint {
  static func showIfNeeded(_ host: UIViewController, condition: Bool) {
    guard condition else { return }
    host.present(UIAlertController(title: "Hint", message: nil, preferredStyle: .alert), animated: true)
  }
}

/// The view is in no window yet when the helper is asked.
final class StartPage: UIViewController {
  private let count = 2

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Hint.showIfNeeded(self, condition: count > 1)  // expect: TV601
  }
}
