import UIKit

/// Shows screens over whatever is up.
final class Desk {
  static let shared = Desk()
  var main: UISplitViewController!

  func showAccount() {
    let account = UINavigationController(rootViewController: UIViewController())
    main.dismiss(animated: true, completion: nil)
    main.present(account, animated: true, completion: nil)  // expect: TV601
  }
}

final class ListController: UIViewController {
  @IBAction func account() { Desk.shared.showAccount() }
}
