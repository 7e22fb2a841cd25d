// expect: holds
import UIKit

/// Closes whatever its host shows when the session ends, once on each way.
final class SessionEnd: NSObject {
  func end(_ host: UIViewController, isForced: Bool) {
    if host.presentedViewController == nil { return }
    if isForced {
      host.dismiss(animated: true)
    } else {
      host.dismiss(animated: false)
    }
  }
}

/// What it closes.
final class SessionPage: UIViewController {
  @IBAction func closed(_ sender: Any) {
    if isBeingDismissed || presentedViewController != nil { return }
    presentingViewController?.dismiss(animated: true)
  }
}
