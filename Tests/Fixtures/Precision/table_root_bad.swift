import UIKit

/// A row that pushes twice: the second push comes while the first is on its way, as does that of a second tap.
final class GroupsNavigation: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [GroupList()]
  }

  required init?(coder: NSCoder) { nil }
}

private final class GroupList: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: TV701
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: TV701
  }
}
