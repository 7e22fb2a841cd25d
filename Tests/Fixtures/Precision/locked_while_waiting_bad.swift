import UIKit

/// While the answer is awaited anybody may open the terms, and the failure finds them.
final class SignInScreen: UIViewController {
  private let session = URLSession.shared

  @IBAction func signIn() {
    session.dataTask(with: URL(string: "https://example.com")!) { [weak self] _, _, _ in
      DispatchQueue.main.async { self?.showFailure() }
    }.resume()
  }

  private func showFailure() {
    let alert = UIAlertController(title: nil, message: "no", preferredStyle: .alert)
    present(alert, animated: true)  // expect: TV601
  }

  @IBAction func showTerms() {
    present(UIViewController(), animated: true)
  }
}
