import UIKit

/// Made for a screen it listens to a pan there; a client that wires its own gesture makes it without.
public final class PullDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private weak var screen: UIViewController?
  private var pull: UIPercentDrivenInteractiveTransition?

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
      pull = UIPercentDrivenInteractiveTransition()
      screen?.dismiss(animated: true)
    case .changed:
      pull?.update(0.4)
    case .ended:
      pull?.finish()  // expect: TV204
      pull = nil
    case .cancelled, .failed:
      pull?.cancel()  // expect: TV204
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
