// expect: holds
import UIKit

/// A link from outside shows the sources of the app: what is presented goes first, and where that is just coming or going,
/// the end of that is waited for.
final class MainTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(showSources(_:)), name: Notification.Name("sourceLink"), object: nil)
  }

  @objc private func showSources(_ note: Notification) {
    guard let shown = presentedViewController else { return open() }
    if shown.isBeingPresented || shown.isBeingDismissed { return }
    shown.dismiss(animated: true) { self.open() }
  }

  private func open() { UserDefaults.standard.set(true, forKey: "sources") }
}
