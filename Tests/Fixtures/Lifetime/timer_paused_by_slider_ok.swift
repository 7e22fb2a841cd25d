// expect: holds
import UIKit

/// A timer that stops for a moment while the slider is held, and when the page leaves.
final class PlayerPage: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    startTimer()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopTimer()
  }

  deinit { stopTimer() }

  func sliderMoved(to value: Float) {
    stopTimer()
    title = "\(value)"
    startTimer()
  }

  private func startTimer() {
    stopTimer()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func tick() { title = "\(Date())" }
}

final class HomePage: UIViewController {
  func open() {
    if presentedViewController == nil { present(PlayerPage(), animated: true) }
  }
}
