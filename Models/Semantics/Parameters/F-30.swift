import UIKit

// F-30 `CANCEL_CLEANUP`: what the animator of a cancelled presentation left in the container stays, or UIKit removes it.
// [F30=0] only: container.stays
// [F30=1] only: container.is gone

private final class LeftInContainer: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = UntidyAnimator("AN")
  }

  override func decide(_ outcome: Int) { driver.cancel() }

  override func finish() {
    record("container", keyWindow?.subviews.contains { $0 is UITransitionView } == true ? "stays" : "is gone")
  }
}

private final class UntidyAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    transitionContext.containerView.addSubview(UIView())
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
