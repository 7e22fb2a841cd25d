import UIKit

/// Its timer, its display link and its observation would end with it, but keep it.
final class ClockPage: UIViewController {
  private var timer: Timer?
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(  // expect: TV902
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    link = CADisplayLink(target: self, selector: #selector(tick))  // expect: TV902
    link?.add(to: .main, forMode: .common)
  }

  @objc private func tick() { view.alpha = 1 }

  deinit {
    timer?.invalidate()
    link?.invalidate()
  }
}

final class NewsPage: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(  // expect: TV902
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in
      self.view.setNeedsLayout()
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
