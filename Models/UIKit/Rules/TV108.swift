// TV108 animator-not-empty

/// Only while an animator runs: whether it has done anything yet.
var animatorHasActed: Bool?

/// Runs `animateTransition`. Without an interaction controller of its own, or with a percent-driven one, the animator
/// has to do something there.
func watchAnimator(_ transition: Transition, _ body: () -> Void) {
  animatorHasActed = false
  body()
  let hasActed = animatorHasActed == true || transition.phase != .starting || transition.heldCompletion != nil
  animatorHasActed = nil
  guard let animator = transition.animator else { return }
  // OBJ-10
  if hasActed || hasPendingWork(of: animator) {
    check(true, .TV108, "animateTransition does nothing")
  } else if transition.isHandedOver || !listens(animator, "animateTransition(using:)") {
    // Nobody knows what the code does that has the context, or an unknown superclass: it is taken to do everything right.
    asOwner(animator) { ReferenceAnimator().animateTransition(using: transition) }
  } else {
    transition.isEmpty = true
    judgeEmptiness(transition)
  }
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
