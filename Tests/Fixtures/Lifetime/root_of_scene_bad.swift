import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func showHome() { window?.rootViewController = HomePage() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: HomePage())
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Shown again after each log-in: the last one stays with its closure.
final class HomePage: UIViewController {
  private var onChange: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onChange = { self.title = "changed" }  // expect: TV902
  }

  @IBAction func open(_ sender: Any) {
    if presentedViewController == nil, view.window != nil { present(UIViewController(), animated: true) }
  }
}
