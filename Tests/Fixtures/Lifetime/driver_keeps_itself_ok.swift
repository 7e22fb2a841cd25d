// expect: holds
import UIKit

/// Keeps a block that does not keep the driver.
final class SwipeDown: UIPercentDrivenInteractiveTransition {
  private var onMove: (() -> Void)?
  private weak var screen: UIViewController?

  init(screen: UIViewController) {
    self.screen = screen
    super.init()
    onMove = { [weak self] in self?.update(0.5) }
    let pan = UIPanGestureRecognizer(target: self, action: #selector(move(_:)))
    screen.view.addGestureRecognizer(pan)
  }

  @objc private func move(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: screen?.dismiss(animated: true)
    case .changed: onMove?()
    case .ended: finish()
    case .cancelled, .failed: cancel()
    default: break
    }
  }
}
