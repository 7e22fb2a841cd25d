import UIKit

/// The app shows the notice by itself, too: no second tap is needed.
final class NoticeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
    DispatchQueue.main.async { DispatchQueue.main.async { self.showNotice() } }
  }

  @objc private func tapped() { showNotice() }

  private func showNotice() {
    let notice = UIViewController()
    notice.modalPresentationStyle = .custom
    present(notice, animated: true)  // expect: likely TV601
  }
}
