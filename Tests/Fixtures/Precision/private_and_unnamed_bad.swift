import UIKit

/// A button calls the private method that asks again.
final class DraftController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(discard), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func discard() { askAgain() }

  private func askAgain() {
    present(UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert), animated: true) {
      let really = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
      self.present(really, animated: true)  // expect: TV601
    }
  }
}
