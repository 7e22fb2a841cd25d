// expect: holds
import UIKit

/// Shows a dialog when its button is tapped. The helper has a namesake in another class, which calls its own.
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
    present(UIViewController(), animated: true) { [weak self] in self?.button.isEnabled = true }
  }
}

final class ReceivingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil && !isBeingDismissed { showDialog() }
  }

  private func showDialog() { title = "Receive" }
}
