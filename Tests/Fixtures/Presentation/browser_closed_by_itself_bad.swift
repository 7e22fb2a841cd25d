import SafariServices
import UIKit

/// Shows articles in the browser of the system; a link from outside closes it. While the browser shows its share sheet,
/// only the sheet goes.
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
    presentedViewController?.dismiss(animated: true)  // expect: TV603
  }
}
