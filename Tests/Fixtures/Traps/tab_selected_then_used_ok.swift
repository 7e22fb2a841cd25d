// expect: holds
// What is needed is made before the tab appears.
import UIKit

final class PlayerController: UIViewController {
  private var surface: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let surface = UIView(frame: view.bounds)
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(surface)
    self.surface = surface
  }

  func play() {
    loadViewIfNeeded()
    surface!.isHidden = false
  }
}

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(openPlayer), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func openPlayer() {
    guard let tabs = tabBarController, let player = tabs.viewControllers?[1] as? PlayerController else { return }
    tabs.selectedIndex = 1
    player.play()
  }
}

final class RootController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [HomeController(), PlayerController()]
  }
}
