import UIKit

class Coordinator {
  private(set) var children: [Coordinator] = []
  weak var parent: Coordinator?

  func start() {}

  func addChild(_ child: Coordinator) {
    child.parent = self
    children.append(child)
  }

  func end(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class MainCoordinator: Coordinator {
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func help() {
    let help = HelpCoordinator(stack: stack)
    addChild(help)
    help.start()
  }
}

/// Tells its parent only when its own button is tapped.
final class HelpCoordinator: Coordinator {
  private let stack: UINavigationController
  private let page = HelpPage()

  init(stack: UINavigationController) { self.stack = stack }

  override func start() {
    page.coordinator = self
    stack.pushViewController(page, animated: true)  // expect: TV902
  }

  func close() {
    stack.popViewController(animated: true)
    parent?.end(self)
  }
}

final class HelpPage: UIViewController {
  weak var coordinator: HelpCoordinator?

  @IBAction func done(_ sender: UIButton) { coordinator?.close() }
}
