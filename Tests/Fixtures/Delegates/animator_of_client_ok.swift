// expect: holds
import UIKit

/// What can be pulled away has the animator that does so.
public protocol Draggable: AnyObject {
  var pull: PullAnimator? { get }
}

/// Closes a page by the animator that the page has, or as UIKit does.
public final class PullDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private weak var page: (UIViewController & Draggable)?

  public init(presentedViewController: UIViewController & Draggable) {
    page = presentedViewController
    super.init()
  }

  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard let page, let pull = page.pull else { return nil }
    return pull
  }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    precondition(animator is PullAnimator, "it is the page's own pull")
    return nil
  }
}

public class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let arriving = transitionContext.view(forKey: .to)
    if let arriving { transitionContext.containerView.addSubview(arriving) }
    arriving?.alpha = 0
    UIView.animate(withDuration: 0.3) {
      arriving?.alpha = 1
    } completion: { _ in
      if transitionContext.transitionWasCancelled { arriving?.removeFromSuperview() }
      arriving?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

public final class PullAnimator: FadeAnimator {}
