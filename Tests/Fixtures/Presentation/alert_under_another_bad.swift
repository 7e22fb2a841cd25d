import UIKit

enum Top {
  static var controller: UIViewController? {
    var top = UIApplication.shared.windows.first?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}

/// Takes its own alert back, whatever lies on it by then.
final class ConnectionAlerts {
  private var alert: UIAlertController?

  func lost() {
    guard alert == nil, let top = Top.controller, !top.isBeingPresented, !top.isBeingDismissed else { return }
    let new = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    new.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.alert = nil })
    top.present(new, animated: true)
    alert = new
  }

  func restored() {
    alert?.dismiss(animated: true)  // expect: possible TV603
    alert = nil
  }
}

final class Connection {
  let alerts = ConnectionAlerts()
  func changed(_ isThere: Bool) { if isThere { alerts.restored() } else { alerts.lost() } }
}
