// expect: holds
import UIKit

/// Prints while the app is built for tests only: what it calls is Swift's own function, not itself.
func print(_ text: Any) {
  Swift.print(text)
}

final class LogScreen: UIViewController {
  private var level = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    level = 2
    print("loaded at \(level)")
  }

  @objc func open() {
    if level < 2 { present(UIViewController(), animated: true) }
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }
}
