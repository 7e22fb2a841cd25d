// expect: holds
import UIKit

/// Forwards by itself.
open class FrameController: UIViewController {
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func embed(_ page: UIViewController) {
    addChild(page)
    page.beginAppearanceTransition(true, animated: false)
    view.addSubview(page.view)
    page.endAppearanceTransition()
    page.didMove(toParent: self)
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
