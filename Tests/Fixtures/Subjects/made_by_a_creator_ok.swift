// expect: holds
import UIKit

final class HomeScreen: UIViewController {}

/// A storyboard makes it, with what its creator has.
final class HomeTabs: UITabBarController {
  private let home: HomeScreen

  init?(coder: NSCoder, home: HomeScreen) {
    self.home = home
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use the creator") }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [home]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isNavigationBarHidden = true
  }

  @objc func showNetworks() {
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }
}
