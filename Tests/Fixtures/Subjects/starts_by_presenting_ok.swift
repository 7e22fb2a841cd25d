// expect: holds
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let coordinator = AppCoordinator()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = coordinator.stack
    window?.makeKeyAndVisible()
    coordinator.start()
    if let link = options?[.url] as? URL { coordinator.open(link) }
    self.coordinator = coordinator
    return true
  }
}

/// The app starts it before it opens a link.
final class AppCoordinator {
  let stack: UINavigationController
  private var pages = 0

  init() { stack = UINavigationController(rootViewController: HomePage()) }

  func start() {
    pages = 1
    if stack.presentedViewController == nil { stack.present(WelcomePage(self), animated: true) }
  }

  func finish() {
    stack.dismiss(animated: true)
  }

  func open(_ link: URL) {
    stack.title = ["Welcome"][pages - 1]
    stack.pushViewController(LinkPage(), animated: false)
  }
}

final class HomePage: UIViewController {}

final class WelcomePage: UIViewController {
  private weak var coordinator: AppCoordinator?

  init(_ coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @IBAction func done() { coordinator?.finish() }
}

final class LinkPage: UIViewController {}
