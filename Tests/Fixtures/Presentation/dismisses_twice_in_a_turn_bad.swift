import UIKit

/// Closes whatever its host shows when the session ends, and says so twice.
final class SessionEnd: NSObject {
  func end(_ host: UIViewController, isForced: Bool) {
    if isForced {
      host.dismiss(animated: true)
    }
    host.dismiss(animated: true, completion: nil)  // expect: TV604
  }
}
