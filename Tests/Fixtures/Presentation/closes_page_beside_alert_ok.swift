import UIKit

// expect: holds

/// The page goes when what it presents has gone.
final class SendingPage: UIViewController {
  private let wait = UIAlertController(title: "Sending", message: nil, preferredStyle: .alert)

  private func finish() {
    wait.dismiss(animated: true) { self.dismiss(animated: true) }
  }

  private func finishAtOnce() {
    wait.dismiss(animated: false)
    dismiss(animated: true)
  }

  func show() {
    present(wait, animated: true)
  }
}
