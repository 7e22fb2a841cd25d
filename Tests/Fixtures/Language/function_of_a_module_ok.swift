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
    level = max(4)
    print("loaded at \(level)")
  }

  /// Clashes with Swift's function, too.
  private func max(_ most: Int) -> Int { Swift.max(level, Swift.min(most, 2)) }

  @objc func open() {
    if level < 2 { present(UIViewController(), animated: true) }
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }
}
