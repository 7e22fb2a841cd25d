// TV104 completion-flag-agrees

/// Judges the flag of `completeTransition`. A flag that comes from an animation's `finished` is TV105's business.
func judgeCompletionFlag(_ transition: Transition, _ flag: Bool) {
  if dependsOnFinished(flag) { return }
  let wasCancelled = transition.transitionWasCancelled
  if flag {
    check(
      !wasCancelled, .TV104, "completeTransition(true) commits a transition that was cancelled", at: here(),
      about: transition.animator)
  } else {
    check(
      wasCancelled || isTreeRestored(transition), .TV104,
      "completeTransition(false) rolls back a transition that was not cancelled", at: here(), about: transition.animator
    )
  }
}
