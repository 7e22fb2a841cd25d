import UIKit

// expect: holds

/// Removes the observer before it adds it anew.
class FeedScreen: UIViewController {
  private var token: NSObjectProtocol?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
    token = NotificationCenter.default.addObserver(forName: Notification.Name("feed"), object: nil, queue: nil) {
      [weak self] _ in self?.view.setNeedsLayout()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

class FeedList: UIViewController {
  @objc func open() { navigationController?.pushViewController(FeedScreen(), animated: true) }
}
