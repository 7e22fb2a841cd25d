import UIKit

/// Whom the server knows; filled when the app is launched.
final class Session {
  static let shared = Session()
  var account: String? {
    didSet { token = account.map { $0 + "-token" } }
  }
  private var token: String?
  private init() {}

  var isKnown: Bool { token != nil }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Session.shared.account = UserDefaults.standard.string(forKey: "account")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard Session.shared.isKnown else { return }
    let offer = UIAlertController(title: "Welcome back", message: nil, preferredStyle: .alert)
    window?.rootViewController?.present(offer, animated: true)  // expect: TV601
  }
}

/// Shows pages.
final class HomePage: UIViewController {
  @objc func showPage() {
    if presentedViewController == nil { present(UITableViewController(style: .plain), animated: true) }
  }
}
