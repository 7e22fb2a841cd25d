import UIKit

// expect: holds

/// Keeps its own list of what it has pushed, and puts it right when something else is shown.
final class Trail: UINavigationController, UINavigationControllerDelegate {
  private var visited: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    visited.append(viewController)
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    visited.removeAll { !navigationController.viewControllers.contains($0) }
  }
}
