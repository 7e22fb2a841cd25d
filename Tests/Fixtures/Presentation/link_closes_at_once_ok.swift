// expect: holds
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  /// What is open has gone when the link presents.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    window?.rootViewController?.dismiss(animated: false)
    window?.rootViewController?.present(UIViewController(), animated: true)
    return true
  }
}

final class HomePage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
