import UIKit

// expect: holds

/// Keeps its own list of what it has pushed, and notices swipes and taps when the transition is over, or at
/// once without one.
final class Route: UINavigationController, UINavigationControllerDelegate {
  private var visited: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    visited = viewControllers
    visited.append(viewController)
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard let coordinator = navigationController.transitionCoordinator else {
      visited = navigationController.viewControllers
      return
    }
    let leaving = coordinator.viewController(forKey: .from)
    coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled, self.visited.last === leaving { self.visited.removeLast() }
    }
  }
}
