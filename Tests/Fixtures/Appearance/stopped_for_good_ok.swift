// expect: holds
import UIKit

/// Scans while it is there.
final class ScannerPage: UIViewController {
  private let scanner = Scanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    scanner.start()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: UIApplication.willEnterForegroundNotification, object: nil)
    restart()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scanner.stop()
    NotificationCenter.default.removeObserver(self)
  }

  private func restart() { scanner.start() }

  @objc private func reload() { view.setNeedsLayout() }
}

/// The user starts it, and starts it again.
final class RecorderPage: UIViewController {
  private var recorder = Scanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    recorder = Scanner()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recorder.stop()
  }

  @IBAction func record(_ sender: Any) { recorder.start() }
}

/// Ends when it has gone.
final class PlayerPage: UIViewController {
  private let player = Scanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    player.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { player.stop() }
  }
}

final class Scanner {
  func start() {}
  func stop() {}
}

final class HomePage: UIViewController {
  func open() {
    if presentedViewController == nil { present(ScannerPage(), animated: true) }
  }
}

/// Listens again when it comes back.
final class CastPage: UIViewController {
  private let connections = Connections()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    connections.add(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    connections.remove(self)
  }
}

final class Connections {
  private var listeners: [ObjectIdentifier] = []
  func add(_ listener: AnyObject) { listeners.append(ObjectIdentifier(listener)) }
  func remove(_ listener: AnyObject) { listeners.removeAll { $0 == ObjectIdentifier(listener) } }
}

/// What a tap has asked for, the next tap asks for again.
final class ArticlePage: UIViewController {
  private let requests = OperationQueue()

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    requests.cancelAllOperations()
  }

  @IBAction func renew(_ sender: Any) {
    requests.addOperation { [weak self] in
      OperationQueue.main.addOperation { self?.title = "Article" }
    }
  }

  private func fetch() { title = "Waiting" }
}

/// Who makes the page gives it the player, and a tap begins with it, as often as the user likes.
final class TrackPage: UIViewController {
  var player: TrackPlayer!

  @IBAction func tapPlay(_ sender: Any) { player.begin("one") }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    player.stop()
  }
}

final class TrackPlayer {
  func begin(_ track: String) {}
  func stop() {}
}

/// The timer goes when the page has gone, and not when it may come back.
final class PicturePage: UIViewController {
  private weak var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in self?.renew() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed || isMovingFromParent {
      if timer != nil { timer?.invalidate() }
    }
  }

  private func renew() { title = "new" }
}

/// Ends only for a reason of its own.
final class TripPage: UIViewController {
  private let player = Scanner()
  private var isFinished = false

  override func viewDidLoad() {
    super.viewDidLoad()
    player.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isFinished { player.stop() }
  }
}
