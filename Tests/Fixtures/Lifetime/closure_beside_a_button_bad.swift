import ObjectiveC
import UIKit

private var actionKey: UInt8 = 0

extension UIButton {
  /// Kept beside the button.
  var action: (() -> Void)? {
    get { objc_getAssociatedObject(self, &actionKey) as? () -> Void }
    set { objc_setAssociatedObject(self, &actionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

final class ShutterPage: UIViewController {
  private let shutter = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shutter)
    shutter.action = release  // expect: TV902
  }

  private func release() { view.endEditing(true) }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(ShutterPage(), animated: true) }
}
