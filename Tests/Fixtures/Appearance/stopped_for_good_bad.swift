import UIKit

/// Scans from the time when it is loaded, and stops whenever it seems to leave. A swipe back that is let go leaves it dead.
final class ScannerPage: UIViewController {
  private let scanner = Scanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    scanner.start()
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scanner.stop()  // expect: TV505
    NotificationCenter.default.removeObserver(self)  // expect: TV505
  }

  @objc private func reload() { view.setNeedsLayout() }
}

/// Says that it leaves, which a swipe that is let go says, too.
final class PlayerPage: UIViewController {
  private var player: Scanner?

  override func viewDidLoad() {
    super.viewDidLoad()
    player = Scanner()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { player?.tearDown() }  // expect: TV505
  }
}

final class Scanner {
  func start() {}
  func stop() {}
  func tearDown() {}
  func close() {}
}

/// Who makes the page gives it the connection, which it closes on its way out.
final class DevicePage: UIViewController {
  var connection: Scanner!

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    disconnect()  // expect: TV505
  }

  private func disconnect() { connection?.close() }
}
