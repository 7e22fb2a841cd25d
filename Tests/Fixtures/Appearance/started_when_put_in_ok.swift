// expect: holds
import UIKit

/// Starts its sensor whenever it comes.
class SensorPage: UIViewController {
  private let sensor = Sensor()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sensor.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent {
      sensor.stop()
    }
  }
}

final class Sensor {
  func start() {}
  func stop() {}
}

final class OpeningPage: UIViewController {
  @objc func open() { present(SensorPage(), animated: true) }
}
