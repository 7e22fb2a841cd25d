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

/// Looks first when a library tells it something.
final class AppDelegate: UIResponder, UIApplicationDelegate, CastManagerListener {
  var window: UIWindow?

  func castManager(_ manager: CastManager, didFailToStart session: CastSession) {
    guard let root = window?.rootViewController, root.presentedViewController == nil else { return }
    let alert = UIAlertController(title: "Not started", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
  }
}
