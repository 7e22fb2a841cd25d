import UIKit

// DOC-59: For an interactive transition completeTransition must be called in addition to finish: finish alone does not
// end it.
// (developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)).
// only: IC.finish < world.stuck
// never: A.presented

private final class Forgetting: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3) {}
  }
}

private final class FinishAlone: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }

  override func setUp() {
    super.setUp()
    delegate.animator = Forgetting("AN")
  }
}
