// A tab that code selects has not appeared when the setter returns: viewDidAppear comes with the commit after it.
import UIKit

final class PlayerController: UIViewController {
  private var surface: UIView?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard surface == nil else { return }
    let surface = UIView(frame: view.bounds)
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(surface)
    self.surface = surface
  }

  func play() {
    surface!.isHidden = false  // expect: possible TV1205
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
