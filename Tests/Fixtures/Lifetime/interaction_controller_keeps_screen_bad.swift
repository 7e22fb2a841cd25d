import UIKit

/// The screen that has such a controller is never freed.
final class PullToClose: UIPercentDrivenInteractiveTransition {
  private(set) var isInteracting = false
  private var screen: UIViewController?

  func connect(to screen: UIViewController) {
    self.screen = screen
    let recogniser = UIPanGestureRecognizer(target: self, action: #selector(pull(_:)))
    screen.view.addGestureRecognizer(recogniser)  // expect: possible TV902
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
