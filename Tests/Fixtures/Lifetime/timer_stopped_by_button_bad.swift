import UIKit

/// A button starts and stops the timer. Who leaves while it runs leaves the page with it.
final class StopwatchPage: UIViewController {
  private var timer: Timer?

  @IBAction func startOrStop(_ sender: Any) {
    if let timer {
      timer.invalidate()
      self.timer = nil
    } else {
      timer = Timer.scheduledTimer(  // expect: TV902
        timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }
  }

  @IBAction func close(_ sender: Any) { presentingViewController?.dismiss(animated: true) }

  @objc private func tick() { title = "\(Date())" }
}
