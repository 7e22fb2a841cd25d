// TV105 completion-flag-not-finished

func judgeFlagSource(_ transition: Transition, _ flag: Bool) {
  // A flag that agrees with what happened is right, whatever it was asked for first.
  let isRight = isUnknown(flag) || flag != transition.transitionWasCancelled
  check(
    !dependsOnFinished(flag) && (isRight || !isDecidedByFinished()), .TV105,
    "completeTransition is told whether an animation finished, not whether the transition was cancelled",
    at: completionSite(),
    about: transition.animator)
}
