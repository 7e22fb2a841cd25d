import UIKit

/// Whoever has something to say calls it; the topmost controller may just be going.
enum Notices {
  static var topmost: UIViewController? {
    var top = UIApplication.shared.windows.first?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  static func show(_ text: String) {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    topmost?.present(alert, animated: true)  // expect: TV601
  }
}

final class Upload {
  func failed() { Notices.show("The upload has failed.") }
}
