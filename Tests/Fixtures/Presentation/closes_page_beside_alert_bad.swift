import UIKit

/// The page is to go when the answer has come; what waits for the answer is still going then.
final class SendingPage: UIViewController {
  private let wait = UIAlertController(title: "Sending", message: nil, preferredStyle: .alert)

  @objc func send() {
    present(wait, animated: true)
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in
      DispatchQueue.main.async { self.finish() }
    }.resume()
  }

  private func finish() {
    wait.dismiss(animated: true)
    dismiss(animated: true)  // expect: likely TV604
  }
}
