import UIKit

final class HomeScreen: UIViewController {}

/// A storyboard makes it, with what its creator has: so it can be asked, and answers too late.
final class HomeTabs: UITabBarController {
  private let home: HomeScreen
  private let delay: Double

  init?(coder: NSCoder, home: HomeScreen) {
    self.home = home
    delay = 1
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use the creator") }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [home]
  }

  @objc func showNetworks() {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      self.present(UIViewController(), animated: true)  // expect: TV601
    }
  }
}
