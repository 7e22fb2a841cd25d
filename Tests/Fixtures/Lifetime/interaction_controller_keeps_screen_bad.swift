import UIKit

/// The screen that has such a controller is never freed.
final class PullToClose: UIPercentDrivenInteractiveTransition {
  private(set) var isInteracting = false
  private var hasStarted = false
  private var early: Bool?
  private var screen: UIViewController?

  func connect(to screen: UIViewController) {
    self.screen = screen
    let recogniser = UIPanGestureRecognizer(target: self, action: #selector(pull(_:)))
    screen.view.addGestureRecognizer(recogniser)  // expect: likely TV902
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
