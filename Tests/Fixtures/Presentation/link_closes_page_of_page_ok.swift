// expect: holds
import UIKit

/// All that is open closes before a link is followed.
final class LinkRouter {
  private let root: UINavigationController

  init(root: UINavigationController) { self.root = root }

  func open(_ url: URL) {
    if root.presentedViewController != nil { root.dismiss(animated: false) }
    root.popToRootViewController(animated: false)
  }
}

final class HomePage: UIViewController {
  @objc func showHelp() {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

/// Closes one after the other until nothing is open, or what a known page shows.
final class ClearingRouter {
  private let root: UINavigationController

  init(root: UINavigationController) { self.root = root }

  func closeAll() {
    if let presented = root.presentedViewController {
      presented.dismiss(animated: false) { self.closeAll() }
    }
  }

  func closeMenus() {
    guard let sheet = root.presentedViewController, sheet.presentedViewController != nil else { return }
    sheet.dismiss(animated: false)
  }
}

protocol PickerDelegate: AnyObject {
  func didPick(_ row: Int)
}

/// Closes the picker that has told it of a choice.
final class ListPage: UIViewController, PickerDelegate {
  func didPick(_ row: Int) { presentedViewController?.dismiss(animated: true) }
}
