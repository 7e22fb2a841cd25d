// expect: holds
import UIKit

/// Adds itself to the gesture that it is made with: nobody else tells it how the drag goes.
final class GestureDriver: UIPercentDrivenInteractiveTransition {
  private let gesture: UIPanGestureRecognizer

  init(gesture: UIPanGestureRecognizer) {
    self.gesture = gesture
    super.init()
    gesture.addTarget(self, action: #selector(gestureChanged(_:)))
  }

  @objc private func gestureChanged(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .changed: update(sender.translation(in: sender.view).y / 300)
    case .ended, .cancelled, .failed:
      if sender.state == .ended && sender.velocity(in: sender.view).y > 0 { finish() } else { cancel() }
    default: break
    }
  }
}
