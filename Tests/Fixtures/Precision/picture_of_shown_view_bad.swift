import UIKit

/// Takes a picture of the next screen before it is in the container: nothing has drawn it yet.
final class WipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let next = context.viewController(forKey: .to)!
    guard let arriving = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let cover = arriving.snapshotView(afterScreenUpdates: false)!  // expect: TV1205
    arriving.frame = context.finalFrame(for: next)
    container.addSubview(arriving)
    container.addSubview(cover)
    UIView.animate(withDuration: 0.3) {
      cover.alpha = 0
    } completion: { _ in
      cover.removeFromSuperview()
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
