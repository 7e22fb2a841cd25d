// expect: holds
import UIKit

/// Listens whenever it is there.
final class CameraPage: UIViewController {
  private let closeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(closeButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    closeButton.addTarget(self, action: #selector(pause), for: .touchUpInside)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    closeButton.removeTarget(self, action: #selector(pause), for: .touchUpInside)
  }

  @objc private func pause() { navigationController?.pushViewController(UIViewController(), animated: true) }
}

/// Whoever shows it starts it again.
final class TunerPage: UIViewController {
  private let tuner = Tuner()

  override func viewDidLoad() {
    super.viewDidLoad()
    restart()
  }

  func restart() { tuner.start() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tuner.stop()
  }
}

final class StagePage: UIViewController {
  private let tuner = TunerPage()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tuner.restart()
  }

  @objc private func open() { navigationController?.pushViewController(tuner, animated: true) }
}

final class Tuner {
  func start() {}
  func stop() {}
}

/// Stops when it has gone for good.
final class PlayerPage: UIViewController {
  private let closeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.addTarget(self, action: #selector(pause), for: .touchUpInside)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent {
      closeButton.removeTarget(self, action: #selector(pause), for: .touchUpInside)
    }
  }

  @objc private func pause() { present(UIViewController(), animated: true) }
}
