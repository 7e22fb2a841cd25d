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
  @IBAction func openNews(_ sender: Any) {
    guard presentedViewController == nil, view.window != nil else { return }
    present(NewsCoordinator().stack, animated: true)  // expect: TV902
  }
}

/// Each tap makes a coordinator and a page, which is never released.
final class NewsCoordinator {
  let stack = UINavigationController()

  init() {
    let page = NewsPage()
    page.coordinator = self
    page.onRefresh = { page.title = "refreshed" }  // expect: TV902
    stack.viewControllers = [page]
  }
}

final class NewsPage: UIViewController {
  var coordinator: NewsCoordinator?  // expect: TV902
  var onRefresh: (() -> Void)?

  @IBAction func open(_ sender: Any) {
    if presentedViewController == nil, view.window != nil { present(UIViewController(), animated: true) }
  }
}
