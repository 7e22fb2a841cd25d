import UIKit

/// No run comes to it: it shows nothing and nobody shows it.
final class Clock: UIViewController {
  private var ticks = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ticks = 1
  }

  override func viewWillDisappear(_ animated: Bool) {  // expect: TV504
    ticks = 0
  }
}
