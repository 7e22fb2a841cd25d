// expect: holds
import UIKit

// Three functions of one name, told apart by the types of keys that nobody here knows: two hand on to the third.

final class Secrets {
  struct TextKey { let rawValue: String }
  struct DataKey { let rawValue: String }

  func remove(key: TextKey) { remove(key: key.rawValue) }
  func remove(key: DataKey) { remove(key: key.rawValue) }
  private func remove(key: String) { print(key) }
}

final class SignOutPage: UIViewController {
  private let secrets = Secrets()

  @IBAction func signOut(_ sender: Any) {
    secrets.remove(key: Settings.current.key)
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
