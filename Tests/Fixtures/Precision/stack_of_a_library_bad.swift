// The superclass is a library's.
import DrapedInterface
import UIKit

final class ShopStack: DrapedNavigationController {
  override func prepare() {
    super.prepare()
    navigationBar.isTranslucent = false
  }
}

/// What is presented is a child of the page.
final class ShopPage: UIViewController {
  private let button = UIButton()
  private let stack = ShopStack(rootViewController: UIViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(openHelp), for: .touchUpInside)
    view.addSubview(button)
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  @objc private func openHelp() {
    guard presentedViewController == nil else { return }
    present(stack, animated: true)  // expect: TV601
  }
}
