import UIKit

final class RatioPage: UIViewController {
  var onEnd: (() -> Void)?
  private(set) var ratio = 1.0

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?()
  }
}

/// Reads the page in the closure that the page keeps.
final class TradePage: UIViewController {
  private let label = UILabel()

  @objc func chooseRatio() {
    guard presentedViewController == nil, viewIfLoaded?.window != nil, transitionCoordinator == nil else { return }
    let page = RatioPage()
    page.onEnd = { [weak self] in self?.label.text = "\(page.ratio)" }  // expect: TV902
    present(page, animated: true)
  }
}
