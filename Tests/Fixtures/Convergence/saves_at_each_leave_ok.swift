// expect: holds

import UIKit

/// Saves on another queue each time the app leaves: nobody leaves again and again while much is still to be saved.
final class DraftPage: UIViewController {
  private var draft: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(leave), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @IBAction func showDetails(_ sender: Any) {
    guard presentedViewController == nil else { return }
    let details = UIViewController()
    details.modalPresentationStyle = .fullScreen
    present(details, animated: true)
  }

  @objc private func leave() {
    DispatchQueue.global().async {
      self.draft = nil
    }
  }
}
