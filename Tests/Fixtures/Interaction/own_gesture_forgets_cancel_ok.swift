// expect: holds
import UIKit

/// Whatever ends the gesture ends the transition.
public final class SwipeToClose: UIPercentDrivenInteractiveTransition {
  public private(set) var interactionInProgress = false
  private var hasStarted = false
  private var early: Bool?
  private weak var viewController: UIViewController?

  public init(viewController: UIViewController) {
    self.viewController = viewController
    super.init()
    let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handle(_:)))
    swipe.edges = .left
    viewController.view.addGestureRecognizer(swipe)
  }

  @objc private func handle(_ swipe: UIScreenEdgePanGestureRecognizer) {
    let progress = swipe.translation(in: swipe.view?.superview).x / 200
    switch swipe.state {
    case .began:
      interactionInProgress = true
      hasStarted = false
      early = nil
      viewController?.dismiss(animated: true)
    case .changed:
      update(progress)
    case .ended:
      interactionInProgress = false
      conclude(progress > 0.5)
    default:
      interactionInProgress = false
      conclude(false)
    }
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

  public override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if let early { early ? finish() : cancel() }
  }
}
