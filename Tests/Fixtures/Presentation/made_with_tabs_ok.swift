// expect: holds
import UIKit

/// Opens the player on the tab bar controller that it is made with, when what is open there has gone.
final class PlayerFlow {
  private let tabs: UITabBarController

  init(tabs: UITabBarController) { self.tabs = tabs }

  func openPlayer() {
    let player = UIViewController()
    player.modalPresentationStyle = .fullScreen
    if tabs.presentedViewController == nil { tabs.present(player, animated: true) }
  }
}
