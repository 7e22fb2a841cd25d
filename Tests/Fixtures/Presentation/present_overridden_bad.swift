import UIKit

/// A base class that looks at what is presented, and hands it on.
class BaseController: UIViewController {
  override func present(_ presented: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presented.view.tintColor = .red
    super.present(presented, animated: flag, completion: completion)
  }
}

final class ShareController: BaseController {
  func share() {
    present(UIViewController(), animated: true)
    DispatchQueue.main.async { self.present(UIViewController(), animated: true) }  // expect: TV601
  }
}
