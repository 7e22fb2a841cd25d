// expect: holds
import UIKit

/// Adds its title once, and listens while it is there.
final class NewsPage: UIViewController {
  private var label: UILabel?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTitle()
    NotificationCenter.default.removeObserver(self)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  private func showTitle() {
    guard label == nil else { return }
    let label = UILabel()
    label.text = "News"
    view.addSubview(label)
    self.label = label
  }

  @objc private func reload() { view.setNeedsLayout() }
}

/// Makes its banner anew for each appearance.
final class OfferPage: UIViewController {
  private weak var banner: UIView?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    banner?.removeFromSuperview()
    let banner = UIView()
    view.addSubview(banner)
    self.banner = banner
  }
}

final class Reader: UIViewController {
  func open() {
    if presentedViewController == nil { present(NewsPage(), animated: true) }
  }
}
