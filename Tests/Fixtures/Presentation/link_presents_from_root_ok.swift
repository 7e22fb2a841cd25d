// expect: holds
import UIKit

/// Opens links in a page over whatever is on top.
final class LinkOpener: NSObject {
  var window: UIWindow?

  func open(_ link: String) {
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
