import UIKit

/// Prints while the app is built for tests only: what it calls is Swift's own function. Its level is 2.
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
    if level == 2 { present(UIViewController(), animated: true) }
    present(UIViewController(), animated: true)  // expect: TV601
  }
}
