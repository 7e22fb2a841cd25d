import UIKit

public protocol DrawerPageDelegate: AnyObject {
  func drawerWillClose(_ drawer: DrawerPage)
}

/// A page around another one, that goes with it.
public final class DrawerPage: UIViewController {
  public weak var delegate: DrawerPageDelegate?

  public func set(_ page: UIViewController) {
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  @objc public func closeDrawer() {
    delegate?.drawerWillClose(self)  // expect: TV1102
    dismiss(animated: true)
  }
}
