import UIKit

// DOC-45: transitionWasCancelled is true when the transition was cancelled, and false while it is under way or when it
// finished normally.
// (developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/transitionwascancelled).
// only: AN.not cancelled at the start < IC.cancel < AN.completeTransition(false)

private final class AskingEarly: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record(name, transitionContext.transitionWasCancelled ? "cancelled at the start" : "not cancelled at the start")
    super.animateTransition(using: transitionContext)
  }
}

private final class WasCancelled: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }

  override func setUp() {
    super.setUp()
    delegate.animator = AskingEarly("AN")
  }

  override func decide(_ outcome: Int) { driver.cancel() }
}
