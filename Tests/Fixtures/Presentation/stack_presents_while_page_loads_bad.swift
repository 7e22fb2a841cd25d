import UIKit

/// Greets when its view is loaded. It is the root of the window itself, and its view is in no window yet.
final class InboxPage: UIViewController {
  var isNew = true

  override func viewDidLoad() {
    super.viewDidLoad()
    if isNew { greet() }
  }

  private func greet() {
    let alert = UIAlertController(title: nil, message: "Welcome", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)  // expect: TV601
  }
}

final class SettingsPage: UIViewController {}

final class InboxFlow {
  let window = UIWindow()

  func start() {
    window.rootViewController = InboxPage()
    window.makeKeyAndVisible()
  }

  func open(_ stack: UINavigationController) {
    stack.pushViewController(SettingsPage(), animated: true)
  }
}
