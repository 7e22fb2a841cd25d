// expect: holds
import UIKit

/// Opens a list that somebody has shared, whatever is shown: waits until that has gone.
final class ListsPage: UIViewController {
  func openShared() {
    if transitionCoordinator != nil { return }
    if presentedViewController == nil {
      open()
    } else {
      dismiss(animated: true) { self.open() }
    }
  }

  private func open() {
    if presentedViewController != nil || view.window == nil { return }
    present(UITableViewController(style: .plain), animated: true)
  }
}

/// Hears of shared lists.
final class Inbox {
  var lists: ListsPage?
  func received() { lists?.openShared() }
}
