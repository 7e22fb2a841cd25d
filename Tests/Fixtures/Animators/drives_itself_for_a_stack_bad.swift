import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  let shelf = Shelf()
}

/// Answers what it was given; that is asked to drive where it can.
final class ShelfStack: NSObject, UINavigationControllerDelegate {
  var opening: UIViewControllerAnimatedTransitioning?
  private var current: UIViewControllerAnimatedTransitioning?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let animator = operation == .push ? opening : nil
    current = animator
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { current as? UIViewControllerInteractiveTransitioning }
}

/// No screen makes one.
final class Shelf {
  let stack = ShelfStack()

  func prepare() { stack.opening = LiftUp(height: 80) }
}

/// Animator and interaction controller in one: it leaves without completing where there is nothing below.
final class LiftUp: NSObject,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  private let height: CGFloat

  init(height: CGFloat) { self.height = height }  // expect: likely TV205

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    assertionFailure("never asked")
  }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    guard let shadow = context.containerView.snapshotView(afterScreenUpdates: false) else { return }
    shadow.removeFromSuperview()
    let shown = context.view(forKey: .to)
    if let shown, let next = context.viewController(forKey: .to) {
      shown.frame = context.finalFrame(for: next)
      context.containerView.addSubview(shown)
    }
    let spring = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { shown?.layoutIfNeeded() }
    spring.addCompletion { _ in
      context.finishInteractiveTransition()
      context.completeTransition(true)
    }
    spring.startAnimation()
  }
}
