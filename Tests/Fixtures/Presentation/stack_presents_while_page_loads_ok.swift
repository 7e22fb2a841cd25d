// expect: holds
import UIKit

/// Greets when its view is loaded. It is the first page of a navigation controller, who presents in its stead and is in the
/// window by then.
final class InboxPage: UIViewController {
  var isNew = true
  private let help = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    help.addTarget(self, action: #selector(explain), for: .touchUpInside)
    view.addSubview(help)
    if isNew { greet() }
  }

  private func greet() {
    let alert = UIAlertController(title: nil, message: "Welcome", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)
  }

  @objc private func explain() {
    guard presentedViewController == nil else { return }
    present(UIViewController(), animated: true)
  }
}

final class InboxFlow {
  let window = UIWindow()

  func start() {
    window.rootViewController = UINavigationController(rootViewController: InboxPage())
    window.makeKeyAndVisible()
  }
}
