// expect: holds
import UIKit

/// While the answer is awaited the view takes no touches: nobody opens the terms meanwhile.
final class SignInScreen: UIViewController {
  private let session = URLSession.shared

  @IBAction func signIn() {
    view.isUserInteractionEnabled = false
    session.dataTask(with: URL(string: "https://example.com")!) { [weak self] _, _, _ in
      DispatchQueue.main.async { self?.showFailure() }
    }.resume()
  }

  private func showFailure() {
    view.isUserInteractionEnabled = true
    present(UIAlertController(title: nil, message: "no", preferredStyle: .alert), animated: true)
  }

  @IBAction func showTerms() {
    present(UIViewController(), animated: true)
  }
}
