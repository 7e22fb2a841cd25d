// expect: holds
import UIKit

/// Tells the main page to show its settings for a link, if that presents nothing. UIKit makes the delegate.
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let main = window?.rootViewController as? MainPage else { return false }
    if main.presentedViewController == nil { main.showSettings() }
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
