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

/// A segue of the first scene leads to its own.
final class PinScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {  // expect: certain TV504
    title = "PIN"
  }
}
