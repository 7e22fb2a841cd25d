// expect: holds
import UIKit

final class KeyReader {
  func waitForRemoval(_ answer: @escaping () -> Void) {}
}

final class KeyPage: UIViewController {
  private let reader = KeyReader()

  override func viewDidLoad() {
    super.viewDidLoad()
    reader.waitForRemoval { [weak self] in
      self?.dismiss(animated: true)
    }
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(KeyPage(), animated: true) }
}
