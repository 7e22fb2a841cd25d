import UIKit

/// What is open goes with animation, and the code page is asked for in the same turn.
final class SafeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard let root = window?.rootViewController else { return }
    root.dismiss(animated: true)
    root.present(CodePage(), animated: false)  // expect: TV601
  }
}

final class CodePage: UIViewController {}

final class SafePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
