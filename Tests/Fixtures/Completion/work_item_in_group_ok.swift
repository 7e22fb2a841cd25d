import UIKit

/// The group tells a work item, and that completes the transition.
final class GroupedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  // expect: holds
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    context.containerView.addSubview(view)
    let group = DispatchGroup()
    group.enter()
    UIView.animate(withDuration: 0.3, animations: { view.layoutIfNeeded() }) { _ in group.leave() }
    group.notify(
      queue: .main,
      work: DispatchWorkItem {
        if context.transitionWasCancelled { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
