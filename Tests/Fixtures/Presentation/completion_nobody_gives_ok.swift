// expect: holds
import UIKit

/// Its own class is for the app alone, in which nobody waits.
final class Router {
  private let host: UIViewController

  init(host: UIViewController) { self.host = host }

  public func show(_ page: UIViewController, completion: (() -> Void)? = nil) {
    host.present(page, animated: true)
  }

  /// Tells its caller by what it throws.
  func open(_ page: UIViewController, completion: @escaping () -> Void) throws {
    host.present(page, animated: true)
    throw CocoaError(.featureUnsupported)
  }
}

final class HomePage: UIViewController {
  private lazy var router = Router(host: self)

  /// An observer of a property asks, and waits for nothing.
  private var isOpen = false {
    didSet {
      if presentedViewController != nil || view.window == nil { return }
      router.show(UIViewController(), completion: nil)
    }
  }

  @objc private func open() {
    if presentedViewController != nil || view.window == nil { return }
    router.show(UIViewController())
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }

  @objc private func tryToOpen() {
    if presentedViewController != nil || view.window == nil { return }
    try? router.open(UIViewController()) { self.title = "open" }
  }
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
