import UIKit

/// As its twin, but it says twice how the drag ends, and forgets the drags that the system ends.
final class GestureDriver: UIPercentDrivenInteractiveTransition {
  private let gesture: UIPanGestureRecognizer

  init(gesture: UIPanGestureRecognizer) {
    self.gesture = gesture
    super.init()
    gesture.addTarget(self, action: #selector(gestureChanged(_:)))
  }

  @objc private func gestureChanged(_ sender: UIPanGestureRecognizer) {
    switch sender.state {  // expect: TV201
    case .changed: update(sender.translation(in: sender.view).y / 300)
    case .ended:
      finish()
      if sender.velocity(in: sender.view).y < 0 { cancel() }  // expect: TV202
    default: break
    }
  }
}
