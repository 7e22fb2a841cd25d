// expect: holds

import UIKit

/// `tableView` is the inherited property, not the method of that name: who is given it keeps the table alone.
final class ShelfController: UITableViewController {
  private var source: ShelfSource!
  private var emptiness: EmptyShelf!

  override func viewDidLoad() {
    super.viewDidLoad()
    let sorter = ShelfSorter(tableView) { [unowned self] in self.source.book(at: $0) }
    source = ShelfSource(tableView, sorter: sorter)
    emptiness = EmptyShelf(tableView: tableView) { [weak self] in self?.setEditing(false, animated: true) }
  }

  @objc private func openHelp() {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

final class ShelfSorter {
  let table: UITableView
  let book: (Int) -> String?
  init(_ table: UITableView, book: @escaping (Int) -> String?) {
    self.table = table
    self.book = book
  }
}

final class ShelfSource {
  let table: UITableView
  let sorter: ShelfSorter
  init(_ table: UITableView, sorter: ShelfSorter) {
    self.table = table
    self.sorter = sorter
  }
  func book(at row: Int) -> String? { nil }
}

final class EmptyShelf {
  let table: UITableView
  let onEmpty: () -> Void
  init(tableView: UITableView, onEmpty: @escaping () -> Void) {
    table = tableView
    self.onEmpty = onEmpty
  }
}

/// The parameter that keeps its argument is another one than the page's.
final class EditPage: UIViewController {
  private var presenter: EditPresenter!

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = EditPresenter(self, "token")
  }

  @objc private func openHelp() {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

final class EditPresenter {
  private weak var page: EditPage?
  private let token: String
  init(_ page: EditPage, _ token: String) {
    self.page = page
    self.token = token
  }
}
