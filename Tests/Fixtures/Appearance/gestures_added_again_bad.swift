import UIKit

/// Adds its tap each time that it appears: after a swipe back that was taken back each tap counts twice.
final class TapScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {  // expect: TV506
    super.viewWillAppear(animated)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(next)))
  }

  @objc private func next() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(TapScreen(), animated: true)
  }
}
