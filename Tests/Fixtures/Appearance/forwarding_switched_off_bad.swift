import UIKit

/// Clients make it with their page, which never hears that it appears.
open class FrameController: UIViewController {
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool {  // expect: TV501
    return false
  }

  func embed(_ page: UIViewController) {
    addChild(page)
    view.addSubview(page.view)  // expect: TV501
    page.didMove(toParent: self)
  }
}
