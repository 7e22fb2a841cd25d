// TV104 completion-flag-agrees

/// Judges the flag of `completeTransition`. A flag that comes from an animation's `finished` is TV105's business.
func judgeCompletionFlag(_ transition: Transition, _ flag: Bool) {
  if dependsOnFinished(flag) { return }
  if isDecidedByFinished() && !isUnknown(flag) && flag == transition.transitionWasCancelled { return }
  let wasCancelled = transition.transitionWasCancelled
  if flag {
    check(
      !wasCancelled, .TV104, "completeTransition(true) commits a transition that was cancelled",
      as: .cancelledIsCommitted, at: completionSite(),
      about: transition.animator)
  } else {
    check(
      wasCancelled || isTreeRestored(transition), .TV104,
      "completeTransition(false) rolls back a transition that was not cancelled", as: .uncancelledIsRolledBack,
      at: completionSite(),
      about: transition.animator
    )
    if !wasCancelled && isTreeRestored(transition) { judgeAbort(transition) }
  }
}

/// A presentation or dismissal is given up before anything was changed. FAIL-04: what the user tapped to open does not
/// open, what he tapped to close stays, and nobody has cancelled it; the container may stay over the screen (F-30).
/// Where UIKit has refused the animator a snapshot this is the abort that P-04 allows (FAIL-16): wrong only if the app
/// goes on as if it had come through.
private func judgeAbort(_ transition: Transition) {
  if transition.hasBeenInteractive || !(transition is ModalTransition) { return }
  if transition.lacksSnapshot && !mayHappen("the app goes on as if it had come through", by: .code) { return }
  check(
    false, .TV104, "completeTransition(false) gives up a transition that nobody has cancelled",
    as: .uncancelledIsGivenUp, at: completionSite(),
    about: transition.animator)
}
