import UIKit

// DOC-133: The context of an animated modal transition says that it is animated, and which style it presents in.
// (developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/presentationstyle).
// only: AN.animated < AN.custom

private final class StyleAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record(name, transitionContext.isAnimated ? "animated" : "not animated")
    record(name, transitionContext.presentationStyle == .custom ? "custom" : "another style")
    super.animateTransition(using: transitionContext)
  }
}

private final class StyleOfContext: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func setUp() {
    super.setUp()
    delegate.animator = StyleAnimator("AN")
  }
}
