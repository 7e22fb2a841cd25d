// expect: holds
import UIKit

/// The screen may go when it likes.
final class PullToClose: UIPercentDrivenInteractiveTransition {
  private(set) var isInteracting = false
  private var hasStarted = false
  private var early: Bool?
  private weak var screen: UIViewController?

  func connect(to screen: UIViewController) {
    self.screen = screen
    screen.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isInteracting = true
      hasStarted = false
      early = nil
      screen?.dismiss(animated: true)
    case .changed:
      update(pan.translation(in: pan.view).y / 400)
    case .ended where pan.velocity(in: pan.view).y > 0:
      isInteracting = false
      conclude(true)
    default:
      isInteracting = false
      conclude(false)
    }
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if let early { early ? finish() : cancel() }
  }

  /// What comes before the start is kept until then.
  private func conclude(_ isFinished: Bool) {
    if !hasStarted {
      early = isFinished
    } else if isFinished {
      finish()
    } else {
      cancel()
    }
  }
}
