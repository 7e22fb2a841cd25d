// expect: holds
import UIKit

/// Opens links in a page over whatever is on top.
final class LinkOpener: NSObject {
  var window: UIWindow?

  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(opened), name: UIApplication.didBecomeActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(hidden), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  /// In a window of its own.
  @objc private func hidden() {
    let cover = UIWindow(frame: UIScreen.main.bounds)
    cover.rootViewController = UIViewController()
    cover.makeKeyAndVisible()
    cover.rootViewController?.present(LinkPage(), animated: false)
  }

  @objc private func opened() {
    guard var top = window?.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    if top.isBeingDismissed || top.isBeingPresented { return }
    top.present(LinkPage(), animated: true)
  }
}

final class LinkPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
