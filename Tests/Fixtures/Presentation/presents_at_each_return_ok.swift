// expect: holds

import UIKit

/// Asks for the code when the user comes back, unless the last question is still open.
final class VaultPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(returned), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  @objc private func returned() {
    guard presentedViewController == nil, viewIfLoaded?.window != nil else { return }
    let question = UIViewController()
    question.modalPresentationStyle = .fullScreen
    present(question, animated: true)
  }
}
