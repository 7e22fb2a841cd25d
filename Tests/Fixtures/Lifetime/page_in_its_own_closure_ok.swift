// expect: holds
import UIKit

final class RatioPage: UIViewController {
  var onEnd: ((RatioPage) -> Void)?
  private(set) var ratio = 1.0

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?(self)
  }
}

/// Is given the page, or has it weakly.
final class TradePage: UIViewController {
  private let label = UILabel()

  @objc func chooseRatio() {
    guard presentedViewController == nil, viewIfLoaded?.window != nil, transitionCoordinator == nil else { return }
    let page = RatioPage()
    page.onEnd = { [weak self] page in self?.label.text = "\(page.ratio)" }
    present(page, animated: true)
  }

  @objc func chooseAgain() {
    guard presentedViewController == nil, viewIfLoaded?.window != nil, transitionCoordinator == nil else { return }
    let page = RatioPage()
    page.onEnd = { [weak self, weak page] _ in self?.label.text = "\(page?.ratio ?? 1)" }
    present(page, animated: true)
  }
}
