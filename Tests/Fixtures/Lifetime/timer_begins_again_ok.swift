// expect: holds
import Combine
import UIKit

/// Makes no further timer once the time is over.
final class CountdownView: UIView {
  private var timer: Timer?
  private var seconds = 10

  func show() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(fired), userInfo: nil, repeats: false)
  }

  @objc private func fired() {
    seconds -= 1
    if seconds > 0 { show() }
  }
}

/// Renews its timer, and ends it when it leaves its window.
final class FreshnessView: UIView {
  private var timer: Timer?

  override func willMove(toWindow window: UIWindow?) {
    super.willMove(toWindow: window)
    if window == nil { timer?.invalidate() }
  }

  func show() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(fired), userInfo: nil, repeats: false)
  }

  @objc private func fired() { show() }
}

/// Ends its timer with the others, before it begins again or not.
final class PlayPage: UIViewController {
  private var timer: Timer?
  private var isPlaying = false

  private func update() {
    timer?.invalidate()
    guard isPlaying else { return }
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isPlaying = false
    update()
  }

  @objc private func tick() { view.alpha = 1 }
}

/// Its exit resets the timer.
final class StopwatchPage: UIViewController {
  private var timer: Timer?

  @objc func exit() {
    reset()
    presentingViewController?.dismiss(animated: true)
  }

  @objc func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc func reset() { timer?.invalidate() }

  @objc private func tick() { view.alpha = 1 }
}

/// Takes away who observes.
final class NewsPage: UIViewController {
  private var tokens: [NSObjectProtocol] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
      ) { _ in
        self.view.setNeedsLayout()
      })
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

/// Ends its session.
final class LoadPage: UIViewController, URLSessionDelegate {
  private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    session.finishTasksAndInvalidate()
  }
}

/// The subscription keeps the label, which keeps nobody.
final class TitlePage: UIViewController {
  private var subscriptions: Set<AnyCancellable> = []
  private let label = UILabel()
  @Published private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    $name.map { Optional($0) }.assign(to: \.text, on: label).store(in: &subscriptions)
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(TitlePage(), animated: true) }
}
