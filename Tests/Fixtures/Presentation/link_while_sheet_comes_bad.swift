import UIKit

/// A link from outside shows the sources of the app: what is presented goes first. Where that is just coming, the request is
/// dropped, and its block with it.
final class MainTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(showSources(_:)), name: Notification.Name("sourceLink"), object: nil)
  }

  @objc private func showSources(_ note: Notification) {
    if let shown = presentedViewController {
      shown.dismiss(animated: true) { self.open() }  // expect: TV602 TV603
      return
    }
    open()
  }

  private func open() { UserDefaults.standard.set(true, forKey: "sources") }
}
