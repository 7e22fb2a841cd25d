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

/// A library keeps the page that it has presented. What that one presents by then goes in its stead.
public final class PaymentKit {
  private weak var presentedViewController: UIViewController?

  public func present(on page: UIViewController) {
    guard page.presentedViewController == nil, page.view.window != nil else { return }
    let form = UIViewController()
    page.present(form, animated: true)
    presentedViewController = form
  }

  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presentedViewController else {
      completion?()
      return
    }
    presentedViewController.dismiss(animated: animated, completion: completion)  // expect: TV603
  }
}
