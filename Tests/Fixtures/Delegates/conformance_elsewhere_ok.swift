// expect: holds
import UIKit

/// Its own delegate: that it conforms to the protocol stands in a file that was not read.
final class Trail: UINavigationController {
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
