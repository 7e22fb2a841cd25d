// expect: holds
import UIKit

protocol Router: AnyObject {
  func show(page: UIViewController)
  func close(page: UIViewController, then next: @escaping () -> Void)
}

/// Shows each page on top of the last one. Whoever shows a page closes it, with what covers it.
final class MainRouter: Router {
  private let root: UIViewController

  init(root: UIViewController) { self.root = root }

  func show(page: UIViewController) {
    top.present(page, animated: true)
  }

  func close(page: UIViewController, then next: @escaping () -> Void) {
    page.presentingViewController?.dismiss(animated: true) { next() }
  }

  private var top: UIViewController {
    var controller = root
    while let next = controller.presentedViewController, !next.isBeingDismissed { controller = next }
    return controller
  }
}
