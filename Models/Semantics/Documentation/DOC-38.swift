import UIKit

// DOC-38: Dismissing with a custom animator: the delegate is asked for the animator, then for the interactive one; the
// animator is asked for its duration and animates; when it has completed the transition, the completion of dismiss and
// animationEnded are called.
// (developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/CustomizingtheTransitionAnimations.html).
// only: script.dismisses < delegate.animationControllerForDismissed < delegate.interactionControllerForDismissal < AN.transitionDuration < AN.animateTransition < AN.completeTransition(true) < A.dismissed < AN.animationEnded(true)
// only: script.dismisses < delegate.animationControllerForDismissed < delegate.interactionControllerForDismissal < AN.transitionDuration < AN.animateTransition < AN.completeTransition(true) < AN.animationEnded(true) < A.dismissed

private final class DismissalSequence: CustomModalScript {
  override var takesTouches: Bool { false }
  override func perform(_ line: Int) {
    if line == 0 {
      delegate.animator = nil
    } else {
      record("script", "dismisses")
      delegate.animator = RecordedAnimator("AN")
    }
    super.perform(line)
  }
}
