// expect: holds
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

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

/// The page of the window from the start to the end: that it keeps itself has no effect.
final class HomePage: UIViewController {
  private var onChange: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onChange = { self.title = "changed" }
  }

  @IBAction func open(_ sender: Any) {
    if presentedViewController == nil, view.window != nil { present(UIViewController(), animated: true) }
  }
}
