import UIKit

// expect: holds

/// The user has been away when the app becomes active: nothing comes or goes any more.
final class SafeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard let root = window?.rootViewController else { return }
    if root.presentedViewController != nil {
      root.dismiss(animated: false) { root.present(CodePage(), animated: false) }
    } else {
      root.present(CodePage(), animated: false)
    }
  }
}

final class CodePage: UIViewController {}

final class SafePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
