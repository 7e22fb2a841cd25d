import UIKit

/// The second action belongs to what the first one shows.
class PanelHost: UIViewController {
  @objc func showPanel(_ sender: Any) {
    present(UIViewController(), animated: true)
  }

  @objc func showMore(_ sender: Any) {
    let details = UIViewController()
    presentedViewController!.present(details, animated: true)  // expect: precondition TV1205
  }
}
