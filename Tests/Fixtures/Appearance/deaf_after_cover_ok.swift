// expect: holds
import UIKit

/// Listens whenever it is there.
final class CameraPage: UIViewController {
  private let closeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(closeButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    closeButton.addTarget(self, action: #selector(pause), for: .touchUpInside)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    closeButton.removeTarget(self, action: #selector(pause), for: .touchUpInside)
  }

  @objc private func pause() { navigationController?.pushViewController(UIViewController(), animated: true) }
}

/// Stops when it has gone for good.
final class PlayerPage: UIViewController {
  private let closeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.addTarget(self, action: #selector(pause), for: .touchUpInside)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent {
      closeButton.removeTarget(self, action: #selector(pause), for: .touchUpInside)
    }
  }

  @objc private func pause() { present(UIViewController(), animated: true) }
}
