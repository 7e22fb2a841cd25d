import UIKit

/// Opens links in a page over the root, whatever the root presents.
final class LinkOpener: NSObject {
  var window: UIWindow?

  func open(_ link: String) {
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
