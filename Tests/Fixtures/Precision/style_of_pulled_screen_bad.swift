import UIKit

/// Meant for screens that replace the one below: with which style they are presented no code shows.
final class PullDriver: UIPercentDrivenInteractiveTransition {
  private var context: UIViewControllerContextTransitioning?

  // expect: TV504
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    transitionContext.containerView.insertSubview(to.view, belowSubview: from.view)  // expect: likely TV302
  }
}
