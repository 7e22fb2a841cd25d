import UIKit

/// Makes its own stack which the scene delegate puts into the window; a sheet that is open is asked to go, and is not waited for.
final class ReaderCoordinator {
  let navigationController = UINavigationController()

  func start() {
    navigationController.setViewControllers([UIViewController()], animated: false)
  }

  func openAccount() {
    if navigationController.presentedViewController != nil { navigationController.dismiss(animated: true) }
    let account = UIViewController()
    account.modalPresentationStyle = .fullScreen
    navigationController.present(account, animated: true)  // expect: TV601
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: ReaderCoordinator?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let coordinator = ReaderCoordinator()
    coordinator.start()
    window.rootViewController = coordinator.navigationController
    window.makeKeyAndVisible()
    self.coordinator = coordinator
    self.window = window
  }
}
