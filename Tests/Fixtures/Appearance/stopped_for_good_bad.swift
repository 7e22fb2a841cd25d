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

/// Is told of connections from the time when it is loaded until it seems to leave.
final class CastPage: UIViewController {
  private let connections = Connections()

  override func viewDidLoad() {
    super.viewDidLoad()
    connections.add(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    connections.remove(self)  // expect: TV505
  }
}

final class Connections {
  private var listeners: [ObjectIdentifier] = []
  var isEmpty: Bool { listeners.isEmpty }
  func add(_ listener: AnyObject) { listeners.append(ObjectIdentifier(listener)) }
  func remove(_ listener: AnyObject) { listeners.removeAll { $0 == ObjectIdentifier(listener) } }
}

/// Asks for its content once, and gives that up whenever it seems to leave.
final class ArticlePage: UIViewController {
  private let requests = OperationQueue()

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    requests.cancelAllOperations()  // expect: TV505
  }

  private func fetch() {
    requests.addOperation { [weak self] in
      OperationQueue.main.addOperation { self?.title = "Article" }
    }
  }
}

/// The run loop keeps the timer. The swipe says that the page moves, and is let go.
final class PicturePage: UIViewController {
  private weak var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in self?.renew() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if self.isBeingDismissed || self.isMovingFromParent {
      if timer != nil {
        timer?.invalidate()  // expect: TV505
      }
    }
  }

  private func renew() { title = "new" }
}

/// Asks the connections when it comes back, and is told by them no more.
final class StatusPage: UIViewController {
  private let connections = Connections()

  override func viewDidLoad() {
    super.viewDidLoad()
    connections.add(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = connections.isEmpty ? "none" : "some"
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    connections.remove(self)  // expect: TV505
  }
}
