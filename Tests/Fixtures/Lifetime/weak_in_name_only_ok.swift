// expect: holds
import UIKit

protocol FlowDelegate: AnyObject {}

final class WeakBox {
  weak var value: FlowDelegate?

  init(_ value: FlowDelegate?) { self.value = value }
}

/// A table of weak boxes, and a computed property for a weak one.
extension UIViewController {
  struct Tables {
    static var delegates: [ObjectIdentifier: WeakBox] = [:]
  }

  weak var flowDelegate: FlowDelegate? {
    get { Tables.delegates[ObjectIdentifier(self)]?.value }
    set { Tables.delegates[ObjectIdentifier(self)] = WeakBox(newValue) }
  }
}

final class ReceiptPage: UIViewController {
  private weak var first: FlowDelegate?

  weak var delegate: FlowDelegate? {
    get { first }
    set { first = newValue }
  }
}

final class ReceiptsPage: UIViewController, FlowDelegate {
  @objc func open() {
    let page = ReceiptPage()
    page.flowDelegate = self
    page.delegate = self
    present(page, animated: true)
  }
}
