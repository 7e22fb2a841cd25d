// expect: holds
import UIKit

/// Made for a screen it listens to a pan there; a client that wires its own gesture makes it without.
public final class PullDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private weak var screen: UIViewController?
  private var pull: PatientPull?

  public override init() { super.init() }

  public init(screen: UIViewController) {
    self.screen = screen
    super.init()
    screen.transitioningDelegate = self
    screen.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  @objc private func dragged(_ drag: UIPanGestureRecognizer) {
    switch drag.state {
    case .began:
      pull = PatientPull()
      screen?.dismiss(animated: true)
    case .changed:
      pull?.update(0.4)
    case .ended:
      pull?.finish()
      pull = nil
    case .cancelled, .failed:
      pull?.cancel()
      pull = nil
    default:
      break
    }
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Sink() }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pull }
}

final class Sink: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let below = transitionContext.view(forKey: .to)
    if let below { transitionContext.containerView.insertSubview(below, at: 0) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if transitionContext.transitionWasCancelled { below?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Keeps an outcome that comes before the start.
final class PatientPull: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var outcome: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    let told = outcome
    outcome = nil
    switch told {
    case true?: finish()
    case false?: cancel()
    case nil: break
    }
  }

  override func finish() {
    guard hasStarted else {
      outcome = true
      return
    }
    hasStarted = false
    super.finish()
  }

  override func cancel() {
    guard hasStarted else {
      outcome = false
      return
    }
    hasStarted = false
    super.cancel()
  }
}
