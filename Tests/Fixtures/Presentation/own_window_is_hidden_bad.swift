// An overlay in a window of its own hides that window. What it does before is looked at all the same.
import UIKit

final class OverlayController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
    let other = UIButton()
    other.addTarget(self, action: #selector(open), for: .touchUpInside)
    other.addTarget(self, action: #selector(hide), for: .touchUpInside)
    view.addSubview(other)
  }

  @objc private func open() {
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)  // expect: TV601
  }

  @objc private func hide() { view.window?.isHidden = true }
}
