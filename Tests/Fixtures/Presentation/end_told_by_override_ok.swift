// expect: holds
import UIKit

public final class PopupPage: UIViewController {
  public var onEnd: (() -> Void)?

  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil else {
      super.dismiss(animated: flag, completion: completion)
      return
    }
    super.dismiss(animated: flag, completion: completion ?? onEnd)
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
