// expect: holds
import UIKit

/// Tells the main page to show its settings for a link, which looks at what it presents.
final class LinkHandler: NSObject {
  var window: UIWindow?

  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(opened(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func opened(_ notification: Notification) {
    guard let stack = window?.rootViewController as? UINavigationController,
      let main = stack.viewControllers.first as? MainPage
    else { return }
    main.showSettings()
  }
}

extension UIViewController {
  func present(inStack page: UIViewController) {
    present(UINavigationController(rootViewController: page), animated: true)
  }
}

final class MainPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }

  func showSettings() {
    if presentedViewController != nil || view.window == nil { return }
    present(inStack: UIViewController())
  }
}
