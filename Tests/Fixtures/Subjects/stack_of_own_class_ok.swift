// expect: holds
import UIKit

/// All pages of the app stand in one: a back button of its own takes the place of UIKit's, and with it the swipe back.
final class AppStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !viewControllers.isEmpty {
      viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back", style: .plain, target: self, action: #selector(goBack))
    }
    super.pushViewController(viewController, animated: animated)
  }

  @objc private func goBack() { popViewController(animated: true) }
}

final class StartPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  @IBAction func openAlbum() {
    navigationController?.pushViewController(AlbumPage(), animated: true)
  }
}

final class AlbumPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.setNavigationBarHidden(false, animated: true)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = AppStack(rootViewController: StartPage())
    window.makeKeyAndVisible()
    self.window = window
  }
}
