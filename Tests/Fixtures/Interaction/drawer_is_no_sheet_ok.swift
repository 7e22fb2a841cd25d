// expect: holds
import UIKit

public protocol DrawerPageDelegate: AnyObject {
  func drawerWillClose(_ drawer: DrawerPage)
}

/// The drawer lies beside the page: nobody presents it.
public final class DrawerPage: UIViewController {
  public weak var delegate: DrawerPageDelegate?

  public func set(_ page: UIViewController) {
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  @objc public func closeDrawer() {
    delegate?.drawerWillClose(self)
    UIView.animate(withDuration: 0.3) { self.view.transform = .identity }
  }
}
