import UIKit

/// Clients make it with their page, which never hears that it appears.
open class FrameController: UIViewController {
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool {  // expect: TV501
    return false
  }

  func embed(_ page: UIViewController) {
    addChild(page)  // expect: TV501
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
