import UIKit

protocol BannerDelegate: AnyObject {
  func open(_ screen: UIViewController)
}

final class Banner: UIView {
  private let button = UIButton()
  weak var delegate: BannerDelegate?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  @objc func tapped() { delegate?.open(UIViewController()) }
}

/// The screen opens the same from a button of its own line: two fingers may lift within a turn.
final class HelpScreen: UIViewController, BannerDelegate {
  private let banner = Banner()
  private let more = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.delegate = self
    view.addSubview(banner)
    more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
    view.addSubview(more)
  }

  @objc func showMore() {
    present(UIViewController(), animated: true)  // expect: possible TV601
  }

  func open(_ screen: UIViewController) {
    present(screen, animated: true)  // expect: possible TV601
  }
}
