import UIKit

/// The same, whatever the stack of the list is doing.
final class LibraryTabs: UITabBarController {
  private let split = UISplitViewController()
  private let shelf = UINavigationController(rootViewController: UITableViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    split.viewControllers = [shelf]
    viewControllers = [split]
    Library.observe { [unowned self] _ in
      self.split.showDetailViewController(Details.page(), sender: self)  // expect: TV701
    }
  }
}
