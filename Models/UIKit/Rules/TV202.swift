// TV202 single-outcome

/// Called when an outcome arrives at a transition in flight.
func judgeOutcome(_ transition: Transition, _ outcome: Transition.Outcome) {
  // What UIKit itself drives decides once.
  if !transition.hasBeenInteractive || transition.isReported || transition.interactor == nil { return }
  check(
    transition.isInteractive, .TV202, "the interactive transition gets a second outcome", at: here(),
    about: transition.interactor)
  judgeCancelledGesture(transition, outcome)
}

/// Called when an outcome arrives before the start.
func judgeEarlyOutcome(_ transition: Transition) {
  check(
    transition.earlyOutcome == nil, .TV202, "the interactive transition gets a second outcome", at: here(),
    about: transition.interactor)
}
