// Lists: their content is the data source's business; nobody knows which cells there are.
import Foundation

class UITableView: UIScrollView {
  enum Style { case plain, grouped, insetGrouped }
  enum ScrollPosition { case none, top, middle, bottom }

  weak var dataSource: UITableViewDataSource?

  convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }

  var indexPathForSelectedRow: IndexPath? { unknown() }
  var visibleCells: [UITableViewCell] { unknown() }
  var rowHeight: CGFloat {
    get { unknown() }
    set {}
  }
  var tableFooterView: UIView? {
    get { unknown() }
    set {}
  }
  var tableHeaderView: UIView? {
    get { unknown() }
    set {}
  }

  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    unknown()
  }

  func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { unknown() }
  func rectForRow(at indexPath: IndexPath) -> CGRect { geometry() }
  func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  func reloadData() {}

  /// Whether the data source surely says that there are no rows (developer.apple.com,
  /// `UITableViewDataSource.tableView(_:numberOfRowsInSection:)`, `numberOfSections(in:)`: one section without it).
  private var isEmpty: Bool {
    guard let source = dataSource, listens(source, "tableView(_:numberOfRowsInSection:)") else { return false }
    let isEmpty = wouldHold {
      let count = listens(source, "numberOfSections(in:)") ? source.numberOfSections(in: self) : 1
      if isUnknown(count) { return false }
      for section in 0..<count {
        let rows = source.tableView(self, numberOfRowsInSection: section)
        if isUnknown(rows) || rows > 0 { return false }
      }
      return true
    }
    return isEmpty == true
  }

  /// The user taps some row.
  func selectSome() {
    assume(!isEmpty)
    if let delegate = delegate as? UITableViewDelegate { delegate.tableView(self, didSelectRowAt: unknown()) }
  }
}

class UITableViewCell: UIView {
  lazy var contentView: UIView = insideView(of: self)
  var textLabel: UILabel? { unknown() }
  var imageView: UIImageView? { unknown() }
}

protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A content view that fills its owner, and is part of it whoever asks for it first.
func insideView(of view: UIView) -> UIView {
  let content = UIView()
  asOwner(nil) { view.insertSubview(content, at: 0) }
  return content
}
