// expect: holds
import UIKit

/// Ends the timer as soon as a swipe back begins.
class CountdownPage: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run(true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    run(false)
  }

  private func run(_ isOn: Bool) {
    if isOn {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.label.text = "" }
    } else {
      timer?.invalidate()
      timer = nil
    }
  }
}

class CountdownList: UIViewController {
  @objc func open() { navigationController?.pushViewController(CountdownPage(), animated: true) }
}
