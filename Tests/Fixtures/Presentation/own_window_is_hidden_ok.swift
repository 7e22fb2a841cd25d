// expect: holds
// An overlay in a window of its own hides that window and shows it again. The run goes on while no window is the key one.
import UIKit

final class OverlayController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
    let other = UIButton()
    other.addTarget(self, action: #selector(hide), for: .touchUpInside)
    view.addSubview(other)
  }

  @objc private func open() {
    guard presentedViewController == nil else { return }
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  @objc private func hide() { view.window?.isHidden = true }
}
