// TV105 completion-flag-not-finished

func judgeFlagSource(_ transition: Transition, _ flag: Bool) {
  check(
    !dependsOnFinished(flag), .TV105,
    "completeTransition is told whether an animation finished, not whether the transition was cancelled",
    at: completionSite(),
    about: transition.animator)
}
