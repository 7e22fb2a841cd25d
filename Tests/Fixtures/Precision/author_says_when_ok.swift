import UIKit

/// The author says what a client has to do first.
public final class MenuHost: UIViewController {
  public var menu: UIViewController?

  public func showMenu() {
    guard let menu else {
      fatalError("set the menu before it is shown")  // expect: precondition TV1205
    }
    menu.modalPresentationStyle = .fullScreen
    present(menu, animated: true)
  }
}
