// expect: holds
import UIKit

protocol Coordinator: AnyObject {
  func start()
}

final class Router {
  private let host: UIViewController
  init(host: UIViewController) { self.host = host }
  func present(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    if host.presentedViewController == nil, host.view.window != nil { host.present(page, animated: true) }
  }
  func push(_ page: UIViewController) {
    host.navigationController?.pushViewController(page, animated: false)
  }
}

final class FormCoordinator: Coordinator {
  var finish: (() -> Void)?
  func start() {}
}

/// Its router presents over the whole screen: nothing can be pulled.
final class ListCoordinator: Coordinator {
  private var children: [Coordinator] = []
  private let router: Router

  init(router: Router) { self.router = router }
  func start() {}

  func addDependency(_ child: Coordinator) { children.append(child) }
  func removeDependency(_ child: Coordinator?) { children.removeAll { $0 === child } }

  func create() {
    let child = FormCoordinator()
    child.finish = { [weak self, weak child] in self?.removeDependency(child) }
    addDependency(child)
    router.present(UIViewController())
    child.start()
  }

  /// Shows no page of its own: a child without one is pulled by nobody.
  func work() {
    let child = FormCoordinator()
    child.finish = { [weak self, weak child] in self?.removeDependency(child) }
    addDependency(child)
    child.start()
  }
}
