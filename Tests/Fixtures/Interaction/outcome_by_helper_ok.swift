// expect: holds
import UIKit

/// Pulls a note down. The outcome is told by a helper, and kept until UIKit has begun.
final class NoteController: UIViewController, UIViewControllerTransitioningDelegate {
  private var pull: PatientPull?

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  @objc private func dragged(_ drag: UIPanGestureRecognizer) {
    follow(drag)
  }

  private func follow(_ drag: UIPanGestureRecognizer) {
    switch drag.state {
    case .began:
      pull = PatientPull()
      dismiss(animated: true)
    case .changed:
      pull?.update(0.3)
    case .ended:
      close(finishing: true)
    case .cancelled, .failed:
      close(finishing: false)
    default:
      break
    }
  }

  private func close(finishing: Bool) {
    guard let pull else { return }
    self.pull = nil
    if finishing {
      pull.finish()
    } else {
      pull.cancel()
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Sink()
  }

  func interactionControllerForDismissal(
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
