import UIKit

/// A navigation controller with a bar of its own under the stack.
private final class AlbumController: UINavigationController, UINavigationControllerDelegate {
  private let bar = UINavigationBar(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    view.addSubview(bar)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    bar.setItems([viewController.navigationItem], animated: animated)
  }
}

private final class AlbumScenario: NavigationScenario {  // expect: TV702
  override func makeNavigationController(_ root: UIViewController) -> UINavigationController {
    AlbumController(rootViewController: root)
  }
}
