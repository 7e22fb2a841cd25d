// expect: holds
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {}

/// The app's own delegate and animator in one: nobody else vends it.
final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  public func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  public func animateTransition(using context: UIViewControllerContextTransitioning) {
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
