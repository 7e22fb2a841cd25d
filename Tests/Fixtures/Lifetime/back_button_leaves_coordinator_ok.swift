// expect: holds
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

/// Is told by its page whichever way it goes.
final class HelpCoordinator: Coordinator {
  private let stack: UINavigationController
  private let page = HelpPage()

  init(stack: UINavigationController) { self.stack = stack }

  override func start() {
    page.coordinator = self
    stack.pushViewController(page, animated: true)
  }

  func hasGone() { parent?.end(self) }
}

final class HelpPage: UIViewController {
  weak var coordinator: HelpCoordinator?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { coordinator?.hasGone() }
  }
}

final class StartPage: UIViewController {
  func open() {
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }
}
