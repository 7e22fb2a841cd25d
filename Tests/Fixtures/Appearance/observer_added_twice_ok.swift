import UIKit

// expect: holds

/// Hears of news while it is on the screen: what viewDidAppear registers viewWillDisappear takes back. The token is kept as
/// long as the screen is on its way.
class NewsScreen: UIViewController {
  private var token: NSObjectProtocol?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if token == nil {
      token = NotificationCenter.default.addObserver(forName: Notification.Name("size"), object: nil, queue: nil) { _ in
      }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(newsCame), name: Notification.Name("news"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: Notification.Name("news"), object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  @objc private func newsCame() {}
}

class NewsList: UIViewController {
  @objc func open() { navigationController?.pushViewController(NewsScreen(), animated: true) }
}
