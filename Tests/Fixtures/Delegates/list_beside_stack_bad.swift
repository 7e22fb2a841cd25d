import UIKit

/// Keeps its own list of what it has pushed. A swipe back that is let go is taken for a pop as soon as it begins.
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

  func navigationController(  // expect: TV702
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    if let last = visited.last, last !== viewController { visited.removeLast() }
  }
}
