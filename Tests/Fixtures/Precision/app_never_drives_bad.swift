import UIKit

/// A library's delegate: subclasses of clients may vend an interaction controller with the animator.
open class ShutterDelegate: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    ShutterAnimator()
  }
}

final class ShutterAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let leaving = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3, animations: { leaving?.alpha = 0 }) { _ in
      leaving?.alpha = 1
      context.completeTransition(true)  // expect: likely TV104
    }
  }
}
