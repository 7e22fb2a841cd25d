// expect: holds
import UIKit

public struct Messages<Base: AnyObject> {
  let base: Base
  func sentMessage(_ selector: Selector) -> [Any] { [] }
}

extension Messages where Base: UIViewController {
  var closed: [Any] {
    sentMessage(#selector(UIViewController.viewDidDisappear(_:)))
      .filter { [base] _ in base.isBeingDismissed || base.isMovingFromParent }
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
