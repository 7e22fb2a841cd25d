import UIKit

/// Asks for the code whenever the user comes back, also where the last question is still open.
final class VaultPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(returned), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  @objc private func returned() {
    let question = UIViewController()
    question.modalPresentationStyle = .fullScreen
    present(question, animated: true)  // expect: likely TV601
  }
}
