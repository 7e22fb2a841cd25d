import UIKit

/// Shows a dialog when its button is tapped, and when somebody else asks for it: also while the first one is on its way.
final class SigningController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(sign), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func sign() {
    button.isEnabled = false
    DispatchQueue.main.async { [weak self] in self?.showDialog() }
  }

  func showDialog() {
    present(UIViewController(), animated: true) { [weak self] in self?.button.isEnabled = true }  // expect: TV601
  }
}

final class Session {
  weak var controller: SigningController?

  func didConnect() { controller?.showDialog() }
}
