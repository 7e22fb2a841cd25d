// expect: holds
import UIKit

final class Content {
  let viewController: UIViewController
  init(_ viewController: UIViewController) { self.viewController = viewController }
}

final class DrawerFrame {
  private var contents: [String: Content] = [:]

  func open(_ side: String) {
    if let content = contents[side] {
      content.viewController.beginAppearanceTransition(true, animated: true)
      content.viewController.endAppearanceTransition()
    }
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
