// expect: holds
import UIKit

/// Forwards with the help of an extension.
open class FrameController: UIViewController {
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func embed(_ page: UIViewController) {
    addChild(page)
    page.beginComing()
    view.addSubview(page.view)
    page.endComing()
    page.didMove(toParent: self)
  }
}

extension UIViewController {
  fileprivate func beginComing() { beginAppearanceTransition(true, animated: false) }
  fileprivate func endComing() { endAppearanceTransition() }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
