// expect: holds
import UIKit

/// Ends what keeps it when it leaves the screen.
final class ClockPage: UIViewController {
  private var timer: Timer?
  private var link: CADisplayLink?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(  // expect: possible TV506
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    link = CADisplayLink(target: self, selector: #selector(tick))  // expect: possible TV506
    link?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    link?.invalidate()
  }

  @objc private func tick() { view.alpha = 1 }
}

/// Its block has it weakly.
final class NewsPage: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(NewsPage(), animated: true) }
}
