// expect: holds
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = TabsController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class TabsController: UITabBarController {
  let news = NewsCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [news.stack]
  }
}

/// The tabs make one coordinator and that makes one page: neither ever goes.
final class NewsCoordinator {
  let stack = UINavigationController()

  init() {
    let page = NewsPage()
    page.coordinator = self
    page.onRefresh = { page.title = "refreshed" }
    stack.viewControllers = [page]
  }
}

final class NewsPage: UIViewController {
  var coordinator: NewsCoordinator?
  var onRefresh: (() -> Void)?

  @IBAction func open(_ sender: Any) {
    if presentedViewController == nil, view.window != nil { present(UIViewController(), animated: true) }
  }
}
