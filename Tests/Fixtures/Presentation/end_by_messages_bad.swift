import UIKit

public struct Messages<Base: AnyObject> {
  let base: Base
  func sentMessage(_ selector: Selector) -> [Any] { [] }
}

extension Messages where Base: UIViewController {
  /// A message is no end.
  var dismissed: [Any] {
    sentMessage(#selector(UIViewController.dismiss(animated:completion:)))  // expect: TV1102
  }

  /// A page that is popped never ends, and one that is pulled a little does.
  var closed: [Any] {
    sentMessage(#selector(UIViewController.viewWillDisappear(_:)))  // expect: TV505, TV1102
      .filter { [base] _ in base.isBeingDismissed }
  }
}
