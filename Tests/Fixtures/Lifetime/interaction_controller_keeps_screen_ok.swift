// expect: holds
import UIKit

/// The screen may go when it likes.
final class PullToClose: UIPercentDrivenInteractiveTransition {
  private(set) var isInteracting = false
  private weak var screen: UIViewController?

  func connect(to screen: UIViewController) {
    self.screen = screen
    screen.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isInteracting = true
      screen?.dismiss(animated: true)
    case .changed:
      update(pan.translation(in: pan.view).y / 400)
    case .ended where pan.velocity(in: pan.view).y > 0:
      isInteracting = false
      finish()
    default:
      isInteracting = false
      cancel()
    }
  }
}
