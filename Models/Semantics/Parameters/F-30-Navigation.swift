import UIKit

// F-30: what the animator of a cancelled push left in the navigation controller's container stays, or UIKit removes it.
// [revealedView=0] only: B.is left
// [revealedView=1] only: B.is gone

private final class LeftInStack: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func isReady(_ line: Int) -> Bool { line == 0 || stack.delegate.driver?.driven != nil }

  override func setUp() {
    stack.delegate.animator = LeavingAnimator("AN")
    stack.show(in: self, delegate: true)
  }

  override func perform(_ line: Int) {
    if line == 0 {
      stack.delegate.driver = RecordedDriver("IC")
      stack.push()
    } else {
      stack.delegate.driver?.decide(false)
    }
  }

  override func finish() { record("B", stack.b.view.superview == nil ? "is gone" : "is left") }
}

private final class LeavingAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
