import UIKit

final class ItemCell: UITableViewCell {
  var onMore: (() -> Void)?
  func more() { onMore?() }
}

final class TrayView: UIView {
  var onTap: ((Int) -> Void)?
  func tap() { onTap?(1) }
}

/// Every cell and every tray has the page, and the page has them.
final class ItemsPage: UITableViewController {
  private lazy var close: () -> Void = { self.view.endEditing(true) }  // expect: TV902

  override func viewDidLoad() {
    super.viewDidLoad()
    let tray = TrayView()
    tray.onTap = { self.title = "\($0)" }  // expect: TV902
    view.addSubview(tray)
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in self.close() }, for: .touchUpInside)  // expect: TV902
    view.addSubview(button)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    guard let item = cell as? ItemCell else { return cell }
    item.onMore = { self.tableView.reloadData() }  // expect: TV902
    return item
  }
}
