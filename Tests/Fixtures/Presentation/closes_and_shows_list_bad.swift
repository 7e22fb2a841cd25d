import UIKit

/// Opens a list that somebody has shared, whatever is shown: closes that, and presents the list in the same turn.
final class ListsPage: UIViewController {
  func openShared() {
    dismiss(animated: true)
    present(UITableViewController(style: .plain), animated: true)  // expect: TV601
  }
}

/// Hears of shared lists.
final class Inbox {
  var lists: ListsPage?
  func received() { lists?.openShared() }
}
