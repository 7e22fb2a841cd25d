import UIKit

final class StepPage: UIViewController {}

/// Keeps something for each page that it pushes, and lets go of that of the page on top.
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
    guard let gone = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(gone)
    else { return }
    finish(gone)  // expect: likely TV1102
  }

  private func finish(_ page: UIViewController) { ends.removeValue(forKey: page)?() }
}
