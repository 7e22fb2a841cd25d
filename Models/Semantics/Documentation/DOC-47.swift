import UIKit

// DOC-47: The presentation controller hears that the dismissal is about to begin before the animations, and of its
// end, with true, after them.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/dismissaltransitionwillbegin()).
// only: A.presented < PC.dismissalTransitionWillBegin < AN.animateTransition < AN.completeTransition(true) < PC.dismissalTransitionDidEnd(true)

private final class HearsOfDismissal: CustomModalScript {
  override var takesTouches: Bool { false }
  override func perform(_ line: Int) {
    delegate.animator = line == 0 ? nil : RecordedAnimator("AN")
    super.perform(line)
  }
}
