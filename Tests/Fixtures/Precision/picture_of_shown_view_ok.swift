// expect: holds
import UIKit

/// Takes pictures of the screen that is shown, and of the next one once it is in the container: both are drawn.
final class WipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let leaving = context.viewController(forKey: .from)!
    let next = context.viewController(forKey: .to)!
    let shownBefore = leaving.view.snapshotView(afterScreenUpdates: false)!
    if let arriving = context.view(forKey: .to) {
      arriving.frame = context.finalFrame(for: next)
      container.insertSubview(arriving, at: 0)
      let cover = arriving.resizableSnapshotView(
        from: arriving.bounds, afterScreenUpdates: true, withCapInsets: .zero)!
      cover.removeFromSuperview()
    }
    container.addSubview(shownBefore)
    UIView.animate(withDuration: 0.3) {
      shownBefore.alpha = 0
    } completion: { _ in
      shownBefore.removeFromSuperview()
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
