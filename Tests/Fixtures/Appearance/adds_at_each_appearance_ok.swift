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

/// Its helper notes that everything is there.
final class CardPage: UIViewController {
  private var didSetUp = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !didSetUp { setUp() }
  }

  private func setUp() {
    didSetUp = true
    let card = UIView()
    view.addSubview(card)
  }
}

/// Its helper keeps what it has added.
final class BannerPage: UIViewController {
  private var card: UIView?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard card == nil else { return }
    addCard()
  }

  private func addCard() {
    let banner = UIView()
    view.addSubview(banner)
    card = banner
  }
}

/// Knows from its layout that it was there before.
final class FramePage: UIViewController {
  private var didLayOut = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !didLayOut { view.addSubview(UILabel()) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    didLayOut = true
  }
}

final class Reader: UIViewController {
  func open() {
    if presentedViewController == nil { present(NewsPage(), animated: true) }
  }
}
