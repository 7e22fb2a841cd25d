// expect: holds
import UIKit

// Both public functions go through one private helper, which tells the drawer what it does; asked twice, it does nothing.
final class DrawerViewController: UIViewController {
  private let content: UIViewController
  private let drawer: UIViewController
  private var isOpen = false

  init(content: UIViewController, drawer: UIViewController) {
    self.content = content
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func openDrawer() { show(true) }

  func closeDrawer() { show(false) }

  private func show(_ shouldOpen: Bool) {
    if shouldOpen == isOpen { return }
    isOpen = shouldOpen
    if shouldOpen {
      addChild(drawer)
      view.addSubview(drawer.view)
      drawer.didMove(toParent: self)
    } else {
      drawer.willMove(toParent: nil)
      drawer.view.removeFromSuperview()
      drawer.removeFromParent()
    }
  }
}
