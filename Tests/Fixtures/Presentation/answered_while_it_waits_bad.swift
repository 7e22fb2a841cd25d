import UIKit

final class KeyReader {
  func waitForRemoval(_ answer: @escaping () -> Void) {}
  func disable(_ answer: @escaping (Error?) -> Void) {}
}

/// Waits for the key to go; meanwhile another answer shows what went wrong.
final class KeyPage: UIViewController {
  private let reader = KeyReader()

  override func viewDidLoad() {
    super.viewDidLoad()
    reader.waitForRemoval { [weak self] in
      self?.dismiss(animated: true)  // expect: TV603
    }
  }

  @objc func disable() {
    reader.disable { error in
      let alert = UIAlertController(title: "Remove the key", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self.present(alert, animated: true)
    }
  }
}
