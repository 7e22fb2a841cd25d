import UIKit

// F-12: a second `completeTransition` is reported in every case (TV101); it ends nothing a second time.
// only: AN.completeTransition(true) < A.presented < AN.animationEnded(true) < AN.completed twice
// only: AN.completeTransition(true) < AN.animationEnded(true) < A.presented < AN.completed twice

private final class CompleteTwice: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = TwiceAnimator("AN")
  }
}

private final class TwiceAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    super.animateTransition(using: transitionContext)
    UIView.animate(withDuration: 0.4) {
    } completion: { _ in
      transitionContext.completeTransition(true)
      record("AN", "completed twice")
    }
  }
}
