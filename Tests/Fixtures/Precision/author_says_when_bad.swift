import UIKit

/// Nobody says what is wrong with a menu that is shown twice.
public final class MenuHost: UIViewController {
  private var hasShown = false

  public func showMenu() {
    if hasShown { fatalError() }  // expect: TV1205
    hasShown = true
    let menu = UIViewController()
    menu.modalPresentationStyle = .fullScreen
    present(menu, animated: true)
  }
}
