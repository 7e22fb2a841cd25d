import UIKit

/// A second tap within one turn is a coincidence, and so is what a library calls just then.
final class NoticeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
    Billing.shared.onChange { [weak self] in self?.showNotice() }
  }

  @objc private func tapped() { showNotice() }

  private func showNotice() {
    let notice = UIViewController()
    notice.modalPresentationStyle = .custom
    present(notice, animated: true)  // expect: possible TV601
  }
}
