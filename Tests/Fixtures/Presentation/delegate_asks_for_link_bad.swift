import UIKit

/// Tells the main page to show its settings for a link, whatever that presents. UIKit makes the delegate.
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let main = window?.rootViewController as? MainPage else { return false }
    main.showSettings()  // expect: likely TV601
    return true
  }
}

final class MainPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }

  func showSettings() { present(UIViewController(), animated: true) }
}
