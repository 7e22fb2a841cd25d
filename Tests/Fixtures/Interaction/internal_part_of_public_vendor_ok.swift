// expect: holds
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {}

/// Strangers cannot name it: who vends it vends no interaction controller.
final class CloseDrawer: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let leaving = context.view(forKey: .from)
    if let below = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      below.frame = context.finalFrame(for: screen)
      context.containerView.insertSubview(below, at: 0)
    }
    UIView.animate(withDuration: 0.3) {
      leaving?.layoutIfNeeded()
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

public final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CloseDrawer() }
}
