import UIKit

// expect: holds
/// Counts the pages that it has shown: a number that grows with every tap, and is only compared.
final class CountingViewController: UIViewController {
  private let button = UIButton()
  private var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(show), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func show() {
    shown += 1
    title = shown < 20 ? "Page" : "Many pages"
    guard presentedViewController == nil else { return }
    present(UIViewController(), animated: true)
  }
}
