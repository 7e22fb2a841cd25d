import UIKit

final class PanelPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.alpha = 1
  }
}

protocol PanelHost: AnyObject {
  var wrapper: UIView { get }
}

/// Shows and hides panels for whoever conforms.
extension PanelHost {
  func close(_ panel: PanelPage) {
    panel.view.removeFromSuperview()
    panel.viewDidDisappear(false)  // expect: TV503
  }
}

extension PanelHost where Self: UIViewController {
  func float(_ panel: PanelPage & PanelHost) {
    wrapper.addSubview(panel.view)
    panel.viewWillAppear(false)  // expect: TV503
  }

  func refresh() {
    viewWillAppear(false)  // expect: TV503
    presentingViewController?.viewWillAppear(true)  // expect: TV503
  }
}

enum PanelTools {
  static func show(_ controller: UIViewController?) {
    if let page = controller as? PanelPage { page.viewDidAppear(true) }  // expect: TV503
  }
}
