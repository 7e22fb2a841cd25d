import UIKit

/// Overwrites the token of an observer that is still there after a swipe back that is let go.
class FeedScreen: UIViewController {
  private var token: NSObjectProtocol?

  override func viewWillAppear(_ animated: Bool) {  // expect: TV506
    super.viewWillAppear(animated)
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
