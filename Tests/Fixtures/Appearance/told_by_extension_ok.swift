// expect: holds
import UIKit

/// Has methods of these names, and is no controller.
final class PanelModel {
  private(set) var isShown = false
  func viewWillAppear(_ animated: Bool) { isShown = true }
  func viewDidDisappear(_ animated: Bool) { isShown = false }
}

protocol PanelHost: AnyObject {
  var wrapper: UIView { get }
}

extension PanelHost {
  func close(_ panel: PanelModel) { panel.viewDidDisappear(false) }
}

extension PanelHost where Self: UIViewController {
  func show(_ model: PanelModel) {
    let shown = model
    shown.viewWillAppear(wrapper.isHidden)
  }
}

enum PanelTools {
  static func show(_ model: PanelModel?) {
    if let page = model { page.viewWillAppear(true) }
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
