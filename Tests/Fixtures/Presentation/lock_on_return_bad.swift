import UIKit

/// The lock comes on the root, whatever the user has opened there.
final class VaultDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var isUnlocked = false

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard !isUnlocked, let root = window?.rootViewController else { return }
    root.present(PinPage(), animated: false)  // expect: likely TV601
  }
}

final class PinPage: UIViewController {}

final class VaultPage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
