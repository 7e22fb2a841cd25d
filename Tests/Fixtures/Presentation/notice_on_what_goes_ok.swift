// expect: holds
import UIKit

/// Notices wait until what comes or goes is there or gone.
enum Notices {
  static var topmost: UIViewController? {
    var top = UIApplication.shared.windows.first?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  static func show(_ text: String) {
    guard let top = topmost, !top.isBeingPresented, !top.isBeingDismissed else {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { show(text) }
      return
    }
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    top.present(alert, animated: true)
  }
}

final class Upload {
  func failed() { Notices.show("The upload has failed.") }
}
