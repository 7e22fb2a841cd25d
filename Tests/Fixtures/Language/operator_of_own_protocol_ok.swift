// expect: holds
import MediaKit
import UIKit

/// The operator compares two values that are there; with nil, Swift's own of optionals is meant.
extension MediaThing {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier() == rhs.identifier() }
}

class PlayerScreen: UIViewController {
  var panel: UIViewController?

  @objc func open(_ sender: Any) {
    let shown = UIViewController()
    if panel == shown { return }
    panel = shown
    present(shown, animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    panel = nil
  }
}
