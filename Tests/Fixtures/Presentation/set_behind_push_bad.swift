import UIKit

/// Callers who do not say otherwise get an animated push, and the stack is set while it runs.
final class FlowStack {
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func begin(with page: UIViewController, animated: Bool = true) {
    stack.pushViewController(page, animated: animated)
    stack.setViewControllers([page], animated: false)  // expect: TV701
  }
}
