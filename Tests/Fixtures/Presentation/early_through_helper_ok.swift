// expect: holds
import UIKit

/// Shows a hint on a page that it is given.
enum Hint {
  static func showIfNeeded(_ host: UIViewController, condition: Bool) {
    guard condition, host.presentedViewController == nil, host.viewIfLoaded?.window != nil else { return }
    host.present(UIAlertController(title: "Hint", message: nil, preferredStyle: .alert), animated: true)
  }
}

final class StartPage: UIViewController {
  private let count = 2

  @IBAction func choose(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Hint.showIfNeeded(self, condition: count > 1)
  }
}
