// expect: holds
import UIKit

/// Shows screens over whatever is up.
final class Desk {
  static let shared = Desk()
  var main: UISplitViewController!

  func showAccount() {
    let account = UINavigationController(rootViewController: UIViewController())
    main.dismiss(animated: false, completion: nil)
    main.present(account, animated: true, completion: nil)
  }
}

final class ListController: UIViewController {
  @IBAction func account() { Desk.shared.showAccount() }
}
