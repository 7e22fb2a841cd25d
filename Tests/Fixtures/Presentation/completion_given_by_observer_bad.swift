import UIKit

/// The observer of a property waits for the end that the router never tells.
final class Router {
  private let host: UIViewController

  init(host: UIViewController) { self.host = host }

  func show(_ page: UIViewController, completion: (() -> Void)? = nil) {
    host.present(page, animated: true)  // expect: TV602
  }
}

final class HomePage: UIViewController {
  private lazy var router = Router(host: self)

  private var isOpen = false {
    didSet {
      if presentedViewController != nil || view.window == nil { return }
      router.show(UIViewController()) { self.title = "open" }
    }
  }

  @objc private func open() { isOpen = true }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = HomePage()
    window?.makeKeyAndVisible()
    return true
  }
}
