import UIKit

/// Hears of news while it is on the screen. A swipe back that is let go registers it a second time: viewDidDisappear has
/// not come.
class NewsScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {  // expect: TV506
    super.viewDidAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(newsCame), name: Notification.Name("news"), object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func newsCame() {}
}

class NewsList: UIViewController {
  @objc func open() { navigationController?.pushViewController(NewsScreen(), animated: true) }
}
