import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {}

/// Vends what it was given, and a driver that it may have been given besides.
final class ArchiveStack: NSObject, UINavigationControllerDelegate {
  var pushAnimator: UIViewControllerAnimatedTransitioning?
  var driver: UIViewControllerInteractiveTransitioning?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let animator = operation == .push ? pushAnimator : nil
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return self.driver
  }
}

/// No screen makes one.
final class Archive {
  private let stack: ArchiveStack

  init(stack: ArchiveStack) { self.stack = stack }

  func prepare() { stack.pushAnimator = LeafAnimator(duration: 0.3) }
}

final class LeafAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to), let next = context.viewController(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    arriving.frame = context.finalFrame(for: next)
    context.containerView.addSubview(arriving)
    UIView.animate(withDuration: duration) {
      arriving.layoutIfNeeded()
    } completion: { _ in
      context.completeTransition(true)  // expect: TV104
    }
  }
}
