// expect: holds
import UIKit

extension UIViewController {
  func show(inside child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func leave() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

/// Shows one page at a time, by what the app adds to every controller.
final class PagePlace: UIViewController {
  private var current: UIViewController?

  func exchange(_ page: UIViewController) {
    current?.leave()
    current = page
    show(inside: page)
  }
}
