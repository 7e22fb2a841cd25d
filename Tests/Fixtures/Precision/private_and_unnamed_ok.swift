import UIKit

// expect: holds

/// Nobody calls the private method that asks again.
final class DraftController: UIViewController {
  private let sendButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
    view.addSubview(sendButton)
  }

  @objc private func send() {
    present(UIAlertController(title: "Sent?", message: nil, preferredStyle: .alert), animated: true)
  }

  private func askAgain() {
    present(UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert), animated: true) {
      self.present(UIAlertController(title: "Really?", message: nil, preferredStyle: .alert), animated: true)
    }
  }
}
