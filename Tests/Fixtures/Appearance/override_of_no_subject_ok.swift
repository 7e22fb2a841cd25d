// expect: holds
import UIKit

/// Super is called by one helper for two callbacks.
final class Clock: UIViewController {
  private var ticks = 0

  override func viewDidAppear(_ animated: Bool) {
    start(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    defer { super.viewWillDisappear(animated) }
    ticks = 0
  }

  private func start(_ animated: Bool) {
    super.viewDidAppear(animated)
    ticks = 1
  }
}

final class Opener: UIViewController {
  @objc func open() {
    present(UIViewController(), animated: true)
  }
}
