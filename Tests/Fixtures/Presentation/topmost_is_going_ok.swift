// expect: holds
import UIKit

extension UIApplication {
  func topmostPage() -> UIViewController? {
    var page = windows.first?.rootViewController
    while let next = page?.presentedViewController, !next.isBeingDismissed { page = next }
    return page
  }
}

/// Is told by the server that the session is over, at any time.
final class SessionWatch {
  func sessionEnded() {
    guard let page = UIApplication.shared.topmostPage(), page.transitionCoordinator == nil else { return }
    page.present(UIViewController(), animated: true)
  }
}

final class HomePage: UIViewController {
  @IBAction func openSettings(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

/// Goes up the chain, and stops below what is going.
final class MessageWatch {
  private weak var host: UIViewController?

  func messageCame() {
    guard var top = host else { return }
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    if top.presentedViewController == nil { top.present(UIViewController(), animated: true) }
  }
}
