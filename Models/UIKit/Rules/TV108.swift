// TV108 animator-not-empty

/// Only while an animator runs: whether it has done anything yet.
var animatorHasActed: Bool?

/// Runs `animateTransition`. Without an interaction controller of its own, or with a percent-driven one, the animator
/// has to do something there.
func watchAnimator(_ transition: Transition, _ body: () -> Void) {
  animatorHasActed = false
  judgingPlaces(transition, body)
  let hasActed = animatorHasActed == true || transition.phase != .starting || transition.heldCompletion != nil
  animatorHasActed = nil
  guard let animator = transition.animator else { return }
  // OBJ-10
  if hasActed || hasPendingWork(of: animator) {
    check(true, .TV108, "animateTransition does nothing")
  } else if transition.isHandedOver || !listens(animator, "animateTransition(using:)") || isDrivenElsewhere(transition)
    || isLeftToInteraction(transition)
  {
    // Nobody knows what the code does that has the context, or an unknown superclass: it is taken to do everything right.
    declaredDuration = nil
    asOwner(animator) { ReferenceAnimator().animateTransition(using: transition) }
  } else {
    transition.isEmpty = true
    judgeEmptiness(transition)
  }
}

/// Who vends an animator that no delegate in the sources vends may drive all of its transitions by an interaction controller
/// that is not percent-driven, or use subclasses of it only.
private func isDrivenElsewhere(_ transition: Transition) -> Bool {
  transition.isVendedByScenario && scenario is AnimatorScenario
    && !mayHappen("the animator itself is returned for transitions that nothing else drives", by: .code)
}

/// F-05: an animator that runs without animation, and whose delegate answers who drives. No source says that UIKit does not
/// ask that, too, so nobody knows whether the animator has to do anything.
private func isLeftToInteraction(_ transition: Transition) -> Bool {
  if transition.isAnimated { return false }
  guard let modal = transition as? ModalTransition, let delegate = modal.presented?.assignedDelegate else {
    return false
  }
  let query =
    modal.presents ? "interactionControllerForPresentation(using:)" : "interactionControllerForDismissal(using:)"
  return listens(answering(delegate), query)
}

/// The animator asks the context for something, or changes the hierarchy.
func noteAction() {
  if animatorHasActed == false { animatorHasActed = true }
}

func judgeEmptiness(_ transition: Transition) {
  check(
    !transition.isEmpty, .TV108, "animateTransition does nothing, and nothing else animates the transition",
    at: transition.lastExit ?? here(), about: transition.animator)
}
