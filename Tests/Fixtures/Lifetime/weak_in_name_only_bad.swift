import UIKit

protocol FlowDelegate: AnyObject {}

/// A property for all pages, by a table that lives as long as the app. The word `weak` has no effect.
extension UIViewController {
  struct Tables {
    static var delegates: [ObjectIdentifier: FlowDelegate] = [:]
  }

  weak var flowDelegate: FlowDelegate? {
    get { Tables.delegates[ObjectIdentifier(self)] }
    set { Tables.delegates[ObjectIdentifier(self)] = newValue }  // expect: TV902
  }
}

final class ReceiptPage: UIViewController {}

final class ReceiptsPage: UIViewController, FlowDelegate {
  @objc func open() {
    let page = ReceiptPage()
    page.flowDelegate = self
    present(page, animated: true)
  }
}
