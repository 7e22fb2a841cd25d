import UIKit

/// Opens the player on the tab bar controller that it is made with, and does not wait for what is open there.
final class PlayerFlow {
  private let tabs: UITabBarController

  init(tabs: UITabBarController) { self.tabs = tabs }

  func openPlayer() {
    if tabs.presentedViewController != nil { tabs.dismiss(animated: true) }
    let player = UIViewController()
    player.modalPresentationStyle = .fullScreen
    tabs.present(player, animated: true)  // expect: TV601
  }
}
