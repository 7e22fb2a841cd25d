// expect: holds
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

/// The banner alone calls the method: its button is not tapped twice within a turn.
final class HelpScreen: UIViewController, BannerDelegate {
  private let banner = Banner()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.delegate = self
    view.addSubview(banner)
  }

  func open(_ screen: UIViewController) {
    present(screen, animated: true)
  }
}
