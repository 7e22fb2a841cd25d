// expect: holds
import UIKit

/// A button starts and stops the timer, and so does the page when it leaves.
final class StopwatchPage: UIViewController {
  private var timer: Timer?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  @IBAction func startOrStop(_ sender: Any) {
    if let timer {
      timer.invalidate()
      self.timer = nil
    } else {
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }
  }

  @IBAction func close(_ sender: Any) { presentingViewController?.dismiss(animated: true) }

  @objc private func tick() { title = "\(Date())" }
}

final class HomePage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(StopwatchPage(), animated: true)
  }
}
