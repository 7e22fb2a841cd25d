import UIKit

/// Listens from the time when it is loaded, and stops when a page that it pushes covers it.
final class CameraPage: UIViewController {
  private let closeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(closeButton)
    listen()
    NotificationCenter.default.addObserver(
      self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  private func listen() { closeButton.addTarget(self, action: #selector(pause), for: .touchUpInside) }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    closeButton.removeTarget(self, action: #selector(pause), for: .touchUpInside)  // expect: TV505
    NotificationCenter.default.removeObserver(self)  // expect: TV505
  }

  @objc private func pause() { title = "Paused" }

  func choose() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
