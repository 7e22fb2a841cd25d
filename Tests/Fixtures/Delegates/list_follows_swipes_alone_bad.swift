import UIKit

/// Keeps its own list of what it has pushed: a swipe back is noticed when it is over, a tap on the back button is not.
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

  func navigationController(  // expect: TV702
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let leaving = navigationController.transitionCoordinator?.viewController(forKey: .from)
    navigationController.transitionCoordinator?.notifyWhenInteractionChanges { context in
      if !context.isCancelled, self.visited.last === leaving { self.visited.removeLast() }
    }
  }
}
