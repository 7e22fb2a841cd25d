// expect: holds
import UIKit

/// The lock is a window of its own, and the root presents only where it presents nothing.
final class VaultDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var isUnlocked = false

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard !isUnlocked, let root = window?.rootViewController, root.presentedViewController == nil else { return }
    root.present(PinPage(), animated: false)
  }
}

final class PinPage: UIViewController {}

final class VaultPage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
