import UIKit

// expect: holds
/// Takes the snapshot away when it has faded: it still moves then, and that animation ends at once.
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
    }
    UIView.animate(withDuration: 0.5) {
      snapshot.center = .zero
    } completion: { _ in
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
