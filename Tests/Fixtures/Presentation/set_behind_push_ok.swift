// expect: holds
import UIKit

final class FlowStack {
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func begin(with page: UIViewController, animated: Bool = true) {
    stack.setViewControllers([page], animated: animated)
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
