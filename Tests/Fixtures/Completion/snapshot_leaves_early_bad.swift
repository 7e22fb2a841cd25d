import UIKit

/// Takes the snapshot away when it has faded: it still moves then, and that animation never finishes.
final class SnapshotAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let snapshot = UIView()
    if let coming = context.view(forKey: .to) { context.containerView.addSubview(coming) }
    context.containerView.addSubview(snapshot)
    UIView.animate(withDuration: 0.3) {
      snapshot.alpha = 0
    } completion: { _ in
      snapshot.removeFromSuperview()
    }
    UIView.animate(withDuration: 0.5) {
      snapshot.center = .zero
    } completion: { finished in  // expect: TV103
      if finished {
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
