import UIKit

/// When the dismissal has ended there is nothing presented any more to ask.
class PanelHost: UIViewController {
  @objc func showPanel(_ sender: Any) {
    let panel = UIViewController()
    present(panel, animated: true) {
      self.dismiss(animated: true) {
        print(self.presentedViewController!.title ?? "")  // expect: possible TV1205
      }
    }
  }
}
