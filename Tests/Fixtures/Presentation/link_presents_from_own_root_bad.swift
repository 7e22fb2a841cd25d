import UIKit

final class OfferPage: UIViewController {}

final class HomePage: UIViewController {
  @objc func openSettings() {
    present(UINavigationController(rootViewController: UITableViewController()), animated: true)
  }
}

/// Makes the root of the window itself, and presents from it whatever is open.
final class AppFlow {
  private let window: UIWindow
  private let stack = UINavigationController()

  init(window: UIWindow) { self.window = window }

  func start() {
    stack.viewControllers = [HomePage()]
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  func open(_ link: URL) {
    stack.present(OfferPage(), animated: true)  // expect: TV601
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var flow: AppFlow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    flow = AppFlow(window: UIWindow(windowScene: scene))
    flow?.start()
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let link = contexts.first?.url else { return }
    flow?.open(link)
  }
}
