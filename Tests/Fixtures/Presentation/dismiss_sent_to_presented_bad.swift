import UIKit

/// Clears the way for a message. With an alert above the list the list stays, and the message is refused.
final class MessageCentre {
  private let host: UIViewController

  init(host: UIViewController) { self.host = host }

  func show(_ text: String) {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    let show = { self.host.present(alert, animated: true) }
    if let presented = host.presentedViewController {
      presented.dismiss(animated: false) { show() }  // expect: TV603
    } else {
      show()
    }
  }
}
