import UIKit

/// The second action belongs to a button of the panel that the first one shows.
class PanelHost: UIViewController {
  @objc func showPanel(_ sender: Any) {
    let panel = UIViewController()
    let more = UIBarButtonItem(title: "More", style: .plain, target: self, action: #selector(showMore))
    panel.navigationItem.rightBarButtonItem = more
    present(UINavigationController(rootViewController: panel), animated: true)
  }

  @objc func showMore(_ sender: Any) {
    let details = UIViewController()
    presentedViewController!.present(details, animated: true)  // expect: possible TV1205
  }
}
