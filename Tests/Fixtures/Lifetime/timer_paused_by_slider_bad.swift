import UIKit

/// A timer that stops for a moment while the slider is held, and at the end of the page, which it keeps.
final class PlayerPage: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    startTimer()
  }

  deinit { stopTimer() }

  func sliderMoved(to value: Float) {
    stopTimer()
    title = "\(value)"
    startTimer()
  }

  private func startTimer() {
    timer = Timer.scheduledTimer(  // expect: TV902
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func tick() { title = "\(Date())" }
}
