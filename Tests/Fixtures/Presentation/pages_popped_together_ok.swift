// expect: holds
import UIKit

final class StepPage: UIViewController {}

/// Keeps something for each page that it pushes, and lets go of those that are no longer on the stack.
final class StepsCoordinator: NSObject, UINavigationControllerDelegate {
  private let stack: UINavigationController
  private var ends: [UIViewController: () -> Void] = [:]

  init(stack: UINavigationController) {
    self.stack = stack
    super.init()
    stack.delegate = self
  }

  func push(_ page: StepPage, end: @escaping () -> Void) {
    ends[page] = end
    stack.pushViewController(page, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    for page in ends.keys where !navigationController.viewControllers.contains(page) { finish(page) }
  }

  private func finish(_ page: UIViewController) { ends.removeValue(forKey: page)?() }
}
