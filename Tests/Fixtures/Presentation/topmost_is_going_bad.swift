import UIKit

extension UIApplication {
  func topmostPage() -> UIViewController? {
    var page = windows.first?.rootViewController
    while let next = page?.presentedViewController { page = next }
    return page
  }
}

/// Is told by the server that the session is over, at any time.
final class SessionWatch {
  func sessionEnded() {
    guard let page = UIApplication.shared.topmostPage() else { return }
    page.present(UIViewController(), animated: true)  // expect: TV601
  }
}

final class HomePage: UIViewController {
  @IBAction func openSettings(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

/// Go up the chain themselves.
final class MessageWatch {
  private weak var host: UIViewController?

  func messageCame() {
    guard var top = host else { return }
    while let next = top.presentedViewController { top = next }
    top.present(UIViewController(), animated: true)  // expect: TV601
  }
}

extension UIViewController {
  func presentOnTop(_ page: UIViewController) {
    if let next = presentedViewController {
      next.presentOnTop(page)
    } else {
      present(page, animated: true)  // expect: TV601
    }
  }
}

final class AlarmWatch {
  weak var host: UIViewController?

  func alarmCame() { host?.presentOnTop(UIViewController()) }
}
