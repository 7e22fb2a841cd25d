import UIKit

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func add(_ child: Coordinator) {
    children.append(child)
    child.start()
  }

  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class StreetPage: UIViewController {
  var onSave: (() -> Void)?

  @IBAction func save() { onSave?() }
}

/// Its end is told by a button of the page; the back button of the bar is another way.
final class StreetCoordinator: Coordinator {
  var children: [Coordinator] = []
  var onFinish: ((StreetCoordinator) -> Void)?
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let page = StreetPage()
    page.onSave = { [weak self] in
      guard let self else { return }
      self.stack.popViewController(animated: true)
      self.onFinish?(self)
    }
    stack.pushViewController(page, animated: true)  // expect: TV902
  }
}

final class OrderCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() { stack.pushViewController(UIViewController(), animated: false) }

  func showStreet() {
    let child = StreetCoordinator(stack: stack)
    child.onFinish = { [weak self] child in self?.remove(child) }
    add(child)
  }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: UITableViewController()), animated: true)
  }
}
