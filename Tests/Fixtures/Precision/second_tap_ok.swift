import UIKit

/// What every list does: that two taps fall into one turn of the run loop is a coincidence, and that UIKit lets both
/// through is open besides.
final class ShelfNavigation: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [ShelfList()]
  }

  required init?(coder: NSCoder) { nil }
}

private final class ShelfList: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: possible TV701
  }
}
