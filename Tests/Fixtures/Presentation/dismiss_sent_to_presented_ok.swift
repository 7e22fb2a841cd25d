// expect: holds
import UIKit

/// Clears the way for a message, whatever stands above the host.
final class MessageCentre {
  private let host: UIViewController

  init(host: UIViewController) { self.host = host }

  func show(_ text: String) {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    let show = { self.host.present(alert, animated: true) }
    if host.presentedViewController != nil {
      host.dismiss(animated: false) { show() }
    } else {
      show()
    }
  }
}

final class StartPage: UIViewController {
  func open() {
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }
}
