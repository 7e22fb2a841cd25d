// TV204 early-end-safe

/// The gesture that requested the transition ended before the start, and nothing has replayed its outcome.
func reportLostOutcome(_ transition: Transition) {
  check(
    false, .TV204, "the gesture ended before UIKit started the transition, and its outcome is lost",
    at: transition.gestureSite, about: transition.interactor)
}
