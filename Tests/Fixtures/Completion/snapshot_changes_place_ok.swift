import UIKit

// expect: holds
/// Takes the snapshot out and puts it back in one step: its animation goes on.
final class SnapshotAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let snapshot = UIView()
    let coming = context.view(forKey: .to)
    if let coming { context.containerView.addSubview(coming) }
    context.containerView.addSubview(snapshot)
    UIView.animate(withDuration: 0.3) {
      snapshot.alpha = 0
    } completion: { _ in
      snapshot.removeFromSuperview()
      context.containerView.addSubview(snapshot)
    }
    UIView.animate(withDuration: 0.5) {
      snapshot.center = .zero
    } completion: { finished in
      snapshot.removeFromSuperview()
      // Nothing but the background ends it early.
      guard finished || UIApplication.shared.applicationState == .background else { return }
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
