// expect: holds
// The superclass is a library's.
import DrapedInterface
import UIKit

final class ShopStack: DrapedNavigationController {
  override func prepare() {
    super.prepare()
    navigationBar.isTranslucent = false
  }
}

/// What is presented is new: nobody has presented it, and it is in no other controller.
final class ShopPage: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(openHelp), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func openHelp() {
    guard presentedViewController == nil else { return }
    let stack = ShopStack(rootViewController: UIViewController())
    present(stack, animated: true)
  }
}
