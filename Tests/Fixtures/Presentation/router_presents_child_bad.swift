import UIKit

protocol Coordinator: AnyObject {
  func start()
}

final class Router {
  private let host: UIViewController
  init(host: UIViewController) { self.host = host }
  func present(_ page: UIViewController) {
    if host.presentedViewController == nil, host.view.window != nil { host.present(page, animated: true) }
  }
  func dismissPage() { host.dismiss(animated: true) }
}

final class FormCoordinator: Coordinator {
  var finish: (() -> Void)?
  func start() {}
}

/// Takes its child out when that has finished, and not when the user pulls the page down.
final class ListCoordinator: Coordinator {
  private var children: [Coordinator] = []
  private let router: Router

  init(router: Router) { self.router = router }
  func start() {}

  func addDependency(_ child: Coordinator) { children.append(child) }
  func removeDependency(_ child: Coordinator?) { children.removeAll { $0 === child } }

  func create() {
    let (child, page) = makeForm()
    child.finish = { [weak self, weak child] in
      self?.router.dismissPage()
      self?.removeDependency(child)
    }
    addDependency(child)
    router.present(page)  // expect: TV1102
    child.start()
  }

  private func makeForm() -> (FormCoordinator, UIViewController) { (FormCoordinator(), UIViewController()) }
}
