import UIKit

final class StartPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {  // expect: TV702
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
    window.rootViewController = UINavigationController(rootViewController: StartPage())
    window.makeKeyAndVisible()
    self.window = window
  }
}
