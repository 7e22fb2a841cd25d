// expect: holds
import UIKit

final class PulseView: UIView {
  func pulse(_ scale: CGFloat) {
    UIView.animate(
      withDuration: 1,
      animations: {
        self.transform = CGAffineTransform(scaleX: scale, y: scale)
      },
      completion: { [weak self] _ in
        self?.pulse(1 / scale)
      })
  }

  func pulseInWindow() {
    guard window != nil else { return }
    UIView.animate(
      withDuration: 1,
      animations: {
        self.alpha = 0.5
      },
      completion: { _ in
        self.pulseInWindow()
      })
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
