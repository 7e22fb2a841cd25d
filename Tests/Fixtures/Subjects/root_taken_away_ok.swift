// expect: holds
import UIKit

/// Leaves the window empty until the server has answered: meanwhile there is nothing from which the app could go on.
final class SignedOutPage: UIViewController {
  @IBAction func signOut(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    view.window?.rootViewController = nil
  }

  @IBAction func showHelp(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
