// expect: holds
import SafariServices
import UIKit

/// Shows articles in the browser of the system; a link from outside closes it, and
/// whatever the browser shows on itself.
final class ArticleList: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(linkOpened(_:)), name: Notification.Name("linkOpened"), object: nil)
  }

  func read(_ url: URL) {
    if presentedViewController != nil { return }
    present(SFSafariViewController(url: url), animated: true)
  }

  @objc private func linkOpened(_ note: Notification) {
    if presentedViewController != nil { dismiss(animated: true) }
  }
}
