import UIKit

// DOC-37: Presenting with a custom animator: the delegate is asked for the animator, then for the interactive one; the
// animator is asked for its duration and animates; when it has completed the transition, the completion of present and
// animationEnded are called.
// (developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/CustomizingtheTransitionAnimations.html).
// only: delegate.animationControllerForPresented < delegate.interactionControllerForPresentation < AN.transitionDuration < AN.animateTransition < AN.completeTransition(true) < A.presented < AN.animationEnded(true)
// only: delegate.animationControllerForPresented < delegate.interactionControllerForPresentation < AN.transitionDuration < AN.animateTransition < AN.completeTransition(true) < AN.animationEnded(true) < A.presented

private final class PresentationSequence: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
}
