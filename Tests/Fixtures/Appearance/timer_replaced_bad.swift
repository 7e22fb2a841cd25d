import UIKit

/// Keeps a second timer in place of the first when a swipe back is let go.
class CountdownPage: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run(true)  // expect: TV506
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
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
