import UIKit

// expect: holds

/// Both directions end in one local function.
final class FlapAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case opening
    case closing(TimeInterval)
  }

  private let direction: Direction

  init(_ direction: Direction) { self.direction = direction }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    if case .closing(let seconds) = direction { return seconds }
    return 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let coming = transitionContext.view(forKey: .to)
    func end(_: Bool) {
      if transitionContext.transitionWasCancelled { coming?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    switch direction {
    case .opening:
      if let coming { container.addSubview(coming) }
      UIView.animate(withDuration: 0.4, animations: { container.layoutIfNeeded() }, completion: end)
    case .closing(let seconds):
      if let coming { container.insertSubview(coming, at: 0) }
      UIView.animate(
        withDuration: seconds, delay: 0, options: .curveEaseIn, animations: { container.layoutIfNeeded() },
        completion: end)
    }
  }
}

final class Flap: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FlapAnimator(.opening)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FlapAnimator(.closing(0.2))
  }
}
