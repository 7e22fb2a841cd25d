import UIKit

/// Keeps a block that keeps the driver: it outlives the screen that it was made for.
final class SwipeDown: UIPercentDrivenInteractiveTransition {
  private var onMove: (() -> Void)?
  private weak var screen: UIViewController?

  init(screen: UIViewController) {
    self.screen = screen
    super.init()
    onMove = { self.update(0.5) }
    let pan = UIPanGestureRecognizer(target: self, action: #selector(move(_:)))
    screen.view.addGestureRecognizer(pan)  // expect: possible TV902
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
