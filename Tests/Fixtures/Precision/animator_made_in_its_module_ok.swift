// expect: holds
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {}

/// Vends what it was given; that drives only if it is an interaction controller itself, which the leaf animator is not.
final class ArchiveStack: NSObject, UINavigationControllerDelegate {
  var pushAnimator: UIViewControllerAnimatedTransitioning?
  private var current: UIViewControllerAnimatedTransitioning?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let animator = operation == .push ? pushAnimator : nil
    self.current = animator
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return self.current as? UIViewControllerInteractiveTransitioning
  }
}

/// No screen makes one, and strangers see the animator without being able to make it.
final class Archive {
  private let stack: ArchiveStack

  init(stack: ArchiveStack) { self.stack = stack }

  func prepare() { stack.pushAnimator = LeafAnimator(duration: 0.3) }
}

public final class LeafAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  public func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

  public func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to), let next = context.viewController(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    arriving.frame = context.finalFrame(for: next)
    context.containerView.addSubview(arriving)
    UIView.animate(withDuration: duration) {
      arriving.layoutIfNeeded()
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
