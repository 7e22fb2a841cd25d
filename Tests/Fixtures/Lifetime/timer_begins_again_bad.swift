import Combine
import UIKit

/// Makes the next timer each time the last one has fired; `deinit` never comes.
final class FreshnessView: UIView {
  private var timer: Timer?
  private var date: Date?

  deinit { timer?.invalidate() }

  func show(_ date: Date) {
    self.date = date
    alpha = 1
    timer?.invalidate()
    timer = Timer.scheduledTimer(  // expect: TV902
      timeInterval: 60, target: self, selector: #selector(fired), userInfo: nil, repeats: false)
  }

  @objc private func fired() {
    if let date { show(date) }
  }
}

/// Ends its timer at taps only, one of them through another.
final class StopwatchPage: UIViewController {
  private var timer: Timer?

  @objc func exit() { presentingViewController?.dismiss(animated: true) }

  @objc func start() {
    timer = Timer.scheduledTimer(  // expect: TV902
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc func reset() { timer?.invalidate() }

  @objc func save() { reset() }

  @objc private func tick() { view.alpha = 1 }
}

/// Adds its timer to the run loop itself.
final class TickPage: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.tick() }  // expect: TV902
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }

  private func tick() { view.alpha = 1 }
}

/// Takes itself away as an observer, and that is not who observes.
final class NewsPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: TV902
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in
      self.view.setNeedsLayout()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }
}

/// Is the delegate of a session that nobody invalidates.
final class LoadPage: UIViewController, URLSessionDelegate {
  private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)  // expect: TV902
}

/// The subscription keeps what it assigns to.
final class TitlePage: UIViewController {
  private var subscriptions: Set<AnyCancellable> = []
  @Published private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    $name.map { Optional($0) }.assign(to: \.title, on: self).store(in: &subscriptions)  // expect: TV902
  }
}

final class SecondsPage: UIViewController {
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: TV902
      .sink { _ in self.tick() }.store(in: &subscriptions)
  }

  private func tick() { view.alpha = 1 }
}
