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

  /// Tells of the beginning, and says so.
  var willBeDismissed: [Any] {
    sentMessage(#selector(UIViewController.viewWillDisappear(_:)))
      .filter { [base] _ in base.isBeingDismissed }
  }

  /// Tells of something else.
  var disclosed: [Any] {
    sentMessage(#selector(UIViewController.viewWillDisappear(_:)))
      .filter { [base] _ in base.isBeingDismissed }
  }

  /// Tells of dismissals alone, and says so.
  var dismissed: [Any] {
    sentMessage(#selector(UIViewController.viewDidDisappear(_:)))
      .filter { [base] _ in base.isBeingDismissed }
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
