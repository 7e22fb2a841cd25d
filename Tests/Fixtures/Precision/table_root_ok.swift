// expect: holds
import UIKit

/// Starts with a table, set before there is a view.
final class GroupsNavigation: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [GroupList()]
  }

  required init?(coder: NSCoder) { nil }
}

class PlainList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

private final class GroupList: PlainList {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groups"
  }
}
