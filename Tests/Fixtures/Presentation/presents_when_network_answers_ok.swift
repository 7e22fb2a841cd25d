// expect: holds
import UIKit

/// Whatever answers come, one page is presented.
final class SignInViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func signIn() {
    let request = URLRequest(url: URL(string: "https://example.com/session")!)
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      guard error == nil, data != nil else { return }
      DispatchQueue.main.async {
        guard self.view.window != nil, self.presentedViewController == nil, !self.isBeingDismissed else { return }
        self.present(WelcomeViewController(), animated: true)
      }
    }
    task.resume()
  }
}

final class WelcomeViewController: UIViewController {}
