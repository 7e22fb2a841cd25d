import UIKit

/// What is open closes before a link is followed. If it presents an alert, only the alert goes.
final class LinkRouter {
  private let root: UINavigationController

  init(root: UINavigationController) { self.root = root }

  func open(_ url: URL) {
    if root.presentedViewController != nil { root.presentedViewController?.dismiss(animated: false) }  // expect: TV603
    root.popToRootViewController(animated: false)
  }
}

final class HomePage: UIViewController {
  @objc func showHelp() {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
