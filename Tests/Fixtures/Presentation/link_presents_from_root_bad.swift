import UIKit

/// Opens links in a page over the root, whatever the root presents.
final class LinkOpener: NSObject {
  var window: UIWindow?

  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(opened(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func opened(_ notification: Notification) {
    guard let root = window?.rootViewController else { return }
    root.present(LinkPage(), animated: true)  // expect: TV601
  }
}

final class LinkPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

/// A library tells it of what goes wrong, whenever that is.
final class AppDelegate: UIResponder, UIApplicationDelegate, CastManagerListener {
  var window: UIWindow?

  func castManager(_ manager: CastManager, didFailToStart session: CastSession) { show("Not started") }

  private func show(_ message: String) {
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    window?.rootViewController?.present(alert, animated: true)  // expect: TV601
  }
}
