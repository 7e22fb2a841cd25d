// TV101 complete-at-most-once

/// Called first in `completeTransition`.
func judgeCompletionCount(_ transition: Transition) {
  let isFirst = transition.phase == .starting || transition.phase == .inFlight
  check(
    isFirst && transition.heldCompletion == nil, .TV101, "the transition is completed a second time",
    at: completionSite(),
    about: transition.animator)
}
