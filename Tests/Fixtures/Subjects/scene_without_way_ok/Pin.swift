import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let storyboard = UIStoryboard(name: "Pin", bundle: nil)
    window?.rootViewController = storyboard.instantiateInitialViewController()
    return true
  }
}

/// Its scene is in the storyboard, and nothing leads there.
final class PinScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {  // expect: possible TV504
    title = "PIN"
  }
}
