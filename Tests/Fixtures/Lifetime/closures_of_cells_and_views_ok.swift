// expect: holds
import UIKit

final class ItemCell: UITableViewCell {
  var onMore: (() -> Void)?
  func more() { onMore?() }
}

final class TrayView: UIView {
  var onTap: ((Int) -> Void)?
  func tap() { onTap?(1) }
}

/// The page has cells and trays; they have it weakly, or for a moment.
final class ItemsPage: UITableViewController {
  private lazy var close: () -> Void = { [weak self] in self?.view.endEditing(true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tray = TrayView()
    let name: (Int) -> Void = { [weak self] in self?.name($0) }
    tray.onTap = name
    view.addSubview(tray)
    let button = UIButton(type: .system)
    button.addAction(UIAction { [unowned self] _ in self.close() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func name(_ row: Int) { title = "\(row)" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    guard let item = cell as? ItemCell else { return cell }
    let reload = { [weak self] in
      item.onMore = { self?.tableView.reloadData() }
    }
    reload()
    return item
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(ItemsPage(), animated: true) }
}
