// expect: holds

import UIKit

/// What it shows beside its list is nobody's class that the code knows: from a storyboard, or from another module. On a phone
/// the split view controller puts it on the stack of the list.
final class LibraryTabs: UITabBarController {
  private let split = UISplitViewController()
  private let shelf = UINavigationController(rootViewController: UITableViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    split.viewControllers = [shelf]
    viewControllers = [split]
    Library.observe { [unowned self] _ in
      if self.shelf.transitionCoordinator != nil { return }
      self.split.showDetailViewController(Details.page(), sender: self)
    }
  }

  @objc private func openHelp() {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
