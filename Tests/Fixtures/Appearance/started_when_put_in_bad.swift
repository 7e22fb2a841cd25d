import UIKit

/// Starts its sensor only where it is put in, and stops it when a swipe back begins.
class SensorPage: UIViewController {
  private let sensor = Sensor()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isMovingToParent {
      sensor.start()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent {
      sensor.stop()  // expect: TV505
    }
  }
}

final class Sensor {
  func start() {}
  func stop() {}
}
