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

/// Closes what it is given on both ways through a closure of one statement.
final class Finisher: NSObject {
  var work: ((@escaping (Bool) -> Void) -> Void)?

  func finish(_ page: UIViewController) {
    work? { isDone in
      if isDone {
        self.close(page)
      } else {
        page.dismiss(animated: true, completion: nil)
      }
    }
  }

  private func close(_ page: UIViewController) { page.dismiss(animated: true) {} }

  /// At once, and then what is below.
  func leave(_ page: UIViewController) {
    close(page, animated: false)
    close(page, animated: true)
  }

  private func close(_ page: UIViewController, animated: Bool) { page.dismiss(animated: animated, completion: nil) }
}

/// A host.
final class SessionPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
