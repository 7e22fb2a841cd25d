// expect: holds

import UIKit

/// Gives windows a name that others have for something of their own.
extension UIWindow {
  static var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first
  }
}

final class Opener: UIViewController {
  @objc func open() {
    guard UIWindow.keyWindow != nil else { return }
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    present(page, animated: true)
  }
}
