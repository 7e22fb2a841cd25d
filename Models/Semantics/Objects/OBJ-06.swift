import UIKit

// OBJ-06: each transition gets a context of its own; the old one does not come back.
// only: AN.first < AN.fresh

private final class FreshContexts: CustomModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = KeepingAnimator("AN")
  }
}

private final class KeepingAnimator: RecordedAnimator {
  var last: UIViewControllerContextTransitioning?

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record("AN", last == nil ? "first" : last === transitionContext ? "same" : "fresh")
    last = transitionContext
    super.animateTransition(using: transitionContext)
  }
}
