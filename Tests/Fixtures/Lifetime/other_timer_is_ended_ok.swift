// expect: holds
import UIKit

class PollingPage: UIViewController {
  private var poll: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    poll = Timer.scheduledTimer(timeInterval: 5, target: self, selector: #selector(ask), userInfo: nil, repeats: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    poll?.invalidate()
    poll = nil
  }

  @objc func ask() {}
}

/// What its superclass ends is another timer.
final class RacePage: PollingPage {
  private var link: CADisplayLink?
  private weak var blink: Timer?
  private let needle = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(needle)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    link = CADisplayLink(target: self, selector: #selector(turn))  // expect: possible TV506
    link?.add(to: .main, forMode: .common)
    let blink = Timer(
      timeInterval: 1, target: self, selector: #selector(flash), userInfo: nil, repeats: true)
    RunLoop.main.add(blink, forMode: .common)
    self.blink = blink
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let link = self.link { link.invalidate() }
    blink?.invalidate()
  }

  @objc private func turn() { needle.transform = needle.transform.rotated(by: 0.1) }
  @objc private func flash() { needle.isHidden.toggle() }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: UITableViewController()), animated: true)
  }
}
