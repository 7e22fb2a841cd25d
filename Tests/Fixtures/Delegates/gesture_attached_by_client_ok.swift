import UIKit

/// A delegate with an interaction controller that clients attach to what they present.
// expect: holds
public final class PullTransition: NSObject, UIViewControllerTransitioningDelegate {
  let pull = PullDriver()

  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PullAnimator()
  }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pull.isPulling ? pull : nil }
}

extension UIViewController {
  public func preparePull(of controller: UIViewController, with transition: PullTransition) {
    transition.pull.attach(to: controller)
    controller.transitioningDelegate = transition
  }
}

/// Keeps an outcome that comes before the start.
final class PullDriver: UIPercentDrivenInteractiveTransition {
  private(set) var isPulling = false
  private weak var controller: UIViewController?

  private var early: Bool?
  private var hasStarted = false

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if let early { early ? finish() : cancel() }
  }

  private func conclude(_ isFinished: Bool) {
    if !hasStarted {
      early = isFinished
    } else if isFinished {
      finish()
    } else {
      cancel()
    }
  }

  func attach(to controller: UIViewController) {
    self.controller = controller
    controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handle(_:))))
  }

  @objc private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isPulling = true
      early = nil
      hasStarted = false
      controller?.dismiss(animated: true)
    case .changed: update(pan.translation(in: pan.view).y / 300)
    case .ended:
      isPulling = false
      conclude(true)
    default:
      isPulling = false
      conclude(false)
    }
  }
}

final class PullAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let going = context.view(forKey: .from)
    if let coming = context.view(forKey: .to), let going {
      context.containerView.insertSubview(coming, belowSubview: going)
    }
    UIView.animate(withDuration: 0.3) {
      going?.alpha = 0
    } completion: { _ in
      going?.alpha = 1
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
