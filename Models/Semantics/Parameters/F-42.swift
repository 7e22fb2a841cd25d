import UIKit

// F-42: an alongside block that comes after the animation has started is refused, with or without its completion, or
// accepted if the animator is interruptible.
// [F42=0] only: A.refused
// [F42=1] only: A.refused < late.completion
// [F42=2] only: late.alongside < A.queued < late.completion

/// Interruptible: a late block may still be animated.
private final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var running: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let animator = running { return animator }
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}
    animator.addCompletion { _ in transitionContext.completeTransition(true) }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { running = nil }
}

private final class InterruptibleDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { InterruptibleAnimator() }
}

private final class LateAlongside: Script {
  let a = UIViewController()
  let b = UIViewController()
  var isDone = false
  let delegate = InterruptibleDelegate()

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
  }

  override func perform(_ line: Int) { a.present(b, animated: true) }

  /// Once, as soon as the animation has started.
  override func stepDidEnd() {
    if isDone || activeTransitions.first?.phase != .inFlight { return }
    isDone = true
    let isQueued = a.transitionCoordinator?.animate(
      alongsideTransition: { _ in record("late", "alongside") }, completion: { _ in record("late", "completion") })
    record("A", isQueued == true ? "queued" : "refused")
  }
}
