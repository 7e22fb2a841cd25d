import UIKit

/// Keeps a block that keeps the driver: it outlives the screen that it was made for.
final class SwipeDown: UIPercentDrivenInteractiveTransition {
  private var onMove: (() -> Void)?
  private weak var screen: UIViewController?
  private var hasStarted = false
  private var early: Bool?

  init(screen: UIViewController) {
    self.screen = screen
    super.init()
    onMove = { self.update(0.5) }
    let pan = UIPanGestureRecognizer(target: self, action: #selector(move(_:)))
    screen.view.addGestureRecognizer(pan)  // expect: likely TV902
  }

  @objc private func move(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      hasStarted = false
      early = nil
      screen?.dismiss(animated: true)
    case .changed: onMove?()
    case .ended: conclude(true)
    case .cancelled, .failed: conclude(false)
    default: break
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
