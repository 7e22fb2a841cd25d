import UIKit

// DOC-39: An interactive transition is started through the interactive animator, whose start runs the animator.
// (developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/CustomizingtheTransitionAnimations.html).
// only: delegate.animationControllerForPresented < delegate.interactionControllerForPresentation < IC.startInteractiveTransition < AN.animateTransition < IC.finish < AN.completeTransition(true) < A.presented

private final class InteractiveSequence: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }
}
