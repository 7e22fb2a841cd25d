import UIKit

/// The method that is handed over has its object: the source keeps the page.
final class ShelfController: UITableViewController {
  private var source: ShelfSource!
  private var emptiness: EmptyShelf!

  override func viewDidLoad() {
    super.viewDidLoad()
    let sorter = ShelfSorter(tableView) { [unowned self] in self.source.book(at: $0) }
    source = ShelfSource(tableView, sorter: sorter, onChange: reload)  // expect: TV902
    emptiness = EmptyShelf(tableView: tableView) { [weak self] in self?.setEditing(false, animated: true) }
  }

  private func reload() { tableView.reloadData() }

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
  let onChange: () -> Void
  init(_ table: UITableView, sorter: ShelfSorter, onChange: @escaping () -> Void) {
    self.onChange = onChange
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

/// The first argument is for the first parameter, which keeps it.
final class EditPage: UIViewController {
  private var presenter: EditPresenter!

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = EditPresenter(self, "token")
  }
}

final class EditPresenter {
  private let page: EditPage  // expect: TV902
  private weak var token: NSString?
  init(_ page: EditPage, _ token: NSString) {
    self.page = page
    self.token = token
  }
}

protocol Headed where Self: UITableViewController {}

extension Headed {
  func reloadHeaders() { tableView.reloadData() }
}

/// The method is the protocol's, and has its object all the same.
final class HeadedController: UITableViewController, Headed {
  private var source: ShelfSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    let sorter = ShelfSorter(tableView) { _ in nil }
    source = ShelfSource(tableView, sorter: sorter, onChange: reloadHeaders)  // expect: TV902
  }
}
