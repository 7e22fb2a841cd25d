import UIKit

/// Settings ask the server who the user is, and open the account when it answers: each tap asks again.
final class SettingsController: UIViewController {
  @IBAction func openAccount(_ sender: Any) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.performSegue(withIdentifier: "account", sender: sender)  // expect: TV601
    }
  }
}

final class AccountController: UIViewController {}
